import { TECHNICAL_CONNECTION, utilityKeys, utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import type { Utility } from '@gektar/contract/land/properties/utility-schemas.ts';
import type { PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import { utilityWords } from '#land/selections/export/utility-words.ts';
import { face, landFace } from '#office/slides/face.ts';
import { type Left, setFact } from '#office/slides/fact-list.ts';
import { rule, setText } from '#office/slides/layout.ts';
import type { Frame, Piece } from '#office/slides/slide.ts';

const MARK = 0.13;

/**
 * Always all five in the same order: filled = connection, dashed = conditions, a dash = none, each said in words as
 * well.
 */
export function utilityList(property: PublicProperty, { x, y, w, h }: Frame, left: Left): Piece[] {
  const head = 0.2;
  const row = (h - head) / utilityKeys.length;
  return [
    setText('Коммуникации', { x, y, w, h: 0.17 }, { sizes: [9], color: face.text3 }),
    ...utilityKeys.flatMap((key, index): Piece[] => {
      const top = y + head + index * row;
      const utility = property[key];
      const color = utility === null ? face.text3 : face.text;
      return [
        ...(index === 0 ? [] : [rule({ x, y: top, w }, face.line, 0.5)]),
        mark(utility, { x, y: top + (row - MARK) / 2, w: MARK, h: MARK }),
        setText(
          utilityKinds[key].name,
          { x: x + 0.22, y: top, w: 1.12, h: row },
          { sizes: [10, 9], color, stands: 'middle' },
        ),
        setFact(
          { label: utilityKinds[key].name, texts: [utilityWords(utility)], between: '' },
          { x: x + 1.36, y: top, w: w - 1.36, h: row },
          { sizes: [10, 9, 8], color, align: 'right', stands: 'middle' },
          left,
        ),
      ];
    }),
  ];
}

function mark(utility: Utility | null, frame: Frame): Piece {
  if (utility === null) return rule({ x: frame.x, y: frame.y + frame.h / 2, w: frame.w }, face.text3, 1);
  const { accent } = landFace;
  if (utility.type === TECHNICAL_CONNECTION) return { kind: 'box', frame, fill: accent };
  return { kind: 'box', frame, fill: landFace.accentSoft, stroke: { color: accent, width: 1, dashed: true } };
}
