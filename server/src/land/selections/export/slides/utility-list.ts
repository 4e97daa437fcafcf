import type { PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import { TECHNICAL_CONNECTION, utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import type { Utility } from '@gektar/contract/land/utility-schemas.ts';
import { utilityWords } from '#land/selections/export/utility-words.ts';
import { face, landFace } from '#office/slides/face.ts';
import { type Left, setFact } from '#office/slides/fact-list.ts';
import { fitText } from '#office/slides/fit-text.ts';
import { LABEL_HEIGHT, LABEL_SIZE, rule, setText } from '#office/slides/layout.ts';
import type { Frame, Shape } from '#office/slides/slide.ts';

const MARK = 0.13;
const INDENT = 0.22;
/** Width of the names (inches). */
const NAME = 1.24;

/**
 * All five utilities, always in the same order, with a mark and its text: filled = connection, dashed = conditions,
 * a dash = none.
 */
export function utilityList(property: PublicProperty, { x, y, w, h }: Frame, left: Left): Shape[] {
  const head = 0.2;
  const row = (h - head) / utilityKeys.length;
  const sizes = [11, 10.5, 10, 9.5, 9] as const;
  // All names have the size at which the longest one fits.
  const nameSize = Math.min(
    ...utilityKeys.map((key) => fitText(utilityKinds[key].name, { w: NAME, h: row }, { sizes }).size),
  );
  return [
    setText('Коммуникации', { x, y, w, h: LABEL_HEIGHT }, { sizes: [LABEL_SIZE], color: face.text3 }),
    ...utilityKeys.flatMap((key, index): Shape[] => {
      const top = y + head + index * row;
      const utility = property[key];
      const color = utility === null ? face.text3 : face.text;
      return [
        ...(index === 0 ? [] : [rule({ x, y: top, w }, face.line, 0.5)]),
        mark(utility, { x, y: top + (row - MARK) / 2, w: MARK, h: MARK }),
        setText(
          utilityKinds[key].name,
          { x: x + INDENT, y: top, w: NAME, h: row },
          { sizes: [nameSize], color, valign: 'middle' },
        ),
        setFact(
          { label: utilityKinds[key].name, texts: [utilityWords(utility)], between: '' },
          { x: x + INDENT + NAME, y: top, w: w - INDENT - NAME, h: row },
          { sizes: [10.5, 10, 9, 8], color, align: 'right', valign: 'middle' },
          left,
        ),
      ];
    }),
  ];
}

function mark(utility: Utility | null, frame: Frame): Shape {
  if (utility === null) return rule({ x: frame.x, y: frame.y + frame.h / 2, w: frame.w }, face.text3, 1);
  const { accent } = landFace;
  if (utility.type === TECHNICAL_CONNECTION) return { kind: 'box', frame, fill: accent };
  return { kind: 'box', frame, fill: landFace.accentSoft, stroke: { color: accent, width: 1, dashed: true } };
}
