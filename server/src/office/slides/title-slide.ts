import { callLink, formatPhone, messengerLink } from '@gektar/format/phone.ts';
import type { AreaFace } from './face.ts';
import { face } from './face.ts';
import type { Sender, SenderBroker } from './footer.ts';
import { MARGIN, type SetText, setText } from './layout.ts';
import { planDrawing } from './plan-drawing.ts';
import { type Frame, type Shape, SLIDE_HEIGHT, SLIDE_WIDTH, type Slide, type TextShape } from './slide.ts';
import { textWidth } from './text-width.ts';

export interface TitleWords {
  readonly heading: string;
  /** Content of the presentation in one line. */
  readonly summary: string;
  /** Client after the heading, ' для ООО «Обоз»' or ' · Вера Лозинская'; empty when unknown. */
  readonly client: string;
  /** Name of the request; undefined for objects without a request: the heading takes its position. */
  readonly name?: string | undefined;
  /** Path of a photo cut to `coverFrame`; a drawing replaces a missing one. */
  readonly cover?: string | undefined;
}

const GROUND = 7.5;
const LEFT = MARGIN + 0.18;
const WIDTH = GROUND - 2 * LEFT;
/** Frame of the cover photo. */
export const coverFrame: Frame = { x: GROUND, y: 0, w: SLIDE_WIDTH - GROUND, h: SLIDE_HEIGHT };
const PANEL = coverFrame.w;

/** The first slide: product, subject, client and day on the colour of the domain, next to a photo. */
export function titleSlide(words: TitleWords, sender: Sender, area: AreaFace): Slide {
  const { heading, summary, client, name, cover } = words;
  const soft = area.barText2;
  const subject = name === undefined && client === '' ? summary : `${heading}${client}`;
  return {
    about: { key: 'title', name: 'Титульный слайд' },
    background: area.bar,
    shapes: [
      { kind: 'box', frame: { x: 0, y: 0, w: GROUND, h: SLIDE_HEIGHT }, fill: area.bar },
      ...(cover === undefined
        ? panel(area)
        : [{ kind: 'picture', key: 'Фото', frame: coverFrame, path: cover, alt: name ?? heading } as const]),
      ...planDrawing({ x: LEFT, y: 0.48, w: 0.4, h: 0.4 }, { color: face.surface, soft }),
      setText(
        sender.productName,
        { x: LEFT + 0.5, y: 0.48, w: WIDTH - 0.5, h: 0.4 },
        { sizes: [20, 17, 14], bold: true, color: face.surface, valign: 'middle' },
      ),
      setText(
        name ?? heading,
        { x: LEFT, y: 1.55, w: WIDTH, h: 1.95 },
        { key: 'Название', sizes: [40, 34, 28, 22, 18], bold: true, color: face.surface, valign: 'bottom' },
      ),
      setText(
        subject,
        { x: LEFT, y: 3.66, w: WIDTH, h: 0.95 },
        { key: 'Клиент', sizes: [18, 16, 14, 12, 10], color: soft },
      ),
      ...contacts(sender, soft),
      setText(
        subject === summary ? sender.day : `${summary} · ${sender.day}`,
        { x: LEFT, y: 6.62, w: WIDTH, h: 0.3 },
        { key: 'Состав и дата', sizes: [14, 12, 10], color: soft, valign: 'middle' },
      ),
    ],
  };
}

/** Contacts: the broker, if one is named, and the office. */
function contacts({ broker, phone, address }: Sender, soft: string): Shape[] {
  return [
    ...(broker === undefined ? [] : brokerCard(broker, soft)),
    contactLine(phone, rowAt(5.9), face.surface, { bold: true, link: callLink(phone) }),
    contactLine(address, rowAt(6.17), soft),
  ];
}

const ROW = 0.27;
/** Space between two texts of a row. */
const GAP = 0.25;
const rowAt = (y: number): Frame => ({ x: LEFT, y, w: WIDTH, h: ROW });

function contactLine(
  text: string,
  frame: Frame,
  color: string,
  how: Pick<SetText, 'bold' | 'link' | 'key'> = {},
): TextShape {
  return setText(text, frame, { sizes: [13, 12, 11, 10, 9, 8, 7], color, valign: 'middle', ...how });
}

/** Frame of the broker's photo. */
export const brokerFrame: Frame = { x: LEFT, y: 4.68, w: 1.05, h: 1.05 };

/** The broker's card: photo, name, then telephone and e-mail in one row and the messengers in another. */
function brokerCard({ name, email, phone, telegram, whatsapp, photo }: SenderBroker, soft: string): Shape[] {
  const x = photo === undefined ? LEFT : brokerFrame.x + brokerFrame.w + 0.18;
  const width = LEFT + WIDTH - x;
  const line = (row: number): Frame => ({ x, y: brokerFrame.y + row * ROW, w: width, h: ROW });
  const inRow = (row: number, ways: readonly Way[]) => {
    const widths = ways.map(({ text }) => textWidth(text, { size: 13 }));
    const whole = widths.reduce((sum, one) => sum + one, 0) + (ways.length - 1) * GAP;
    // Long texts get smaller together.
    const share = Math.max(1, (whole / width) * 1.05);
    let left = x;
    return ways.map(({ text, link, key }, index) => {
      const isLast = index === ways.length - 1;
      const w = isLast ? x + width - left : ((widths[index] ?? 0) * 1.05) / share;
      const frame = { ...line(row), x: left, w };
      left += w + GAP;
      return contactLine(text, frame, soft, { link, key });
    });
  };
  const direct: Way[] = [
    ...(phone ? [{ text: formatPhone(phone), link: callLink(phone), key: 'Телефон брокера' }] : []),
    ...(email ? [{ text: email, link: `mailto:${email}`, key: 'Почта брокера' }] : []),
  ];
  const messengers: Way[] = [
    ...(telegram ? [{ text: `Telegram @${telegram}`, link: `https://t.me/${telegram}`, key: 'Telegram брокера' }] : []),
    ...(whatsapp
      ? [{ text: `WhatsApp ${formatPhone(whatsapp)}`, link: messengerLink(whatsapp), key: 'WhatsApp брокера' }]
      : []),
  ];
  return [
    ...(photo === undefined
      ? []
      : [{ kind: 'picture', key: 'Фото брокера', frame: brokerFrame, path: photo, alt: name, isRound: true } as const]),
    contactLine('Ваш брокер', line(0), soft),
    contactLine(name, line(1), face.surface, { bold: true, key: 'Брокер' }),
    ...inRow(2, direct),
    ...inRow(direct.length > 0 ? 3 : 2, messengers),
  ];
}

/** A way to reach the broker. */
interface Way {
  readonly text: string;
  readonly link: string;
  readonly key: string;
}

/** Drawing in place of the cover photo: fields seen from above, one of them surveyed. */
function panel({ bar, bar2, barText2 }: AreaFace): Shape[] {
  const ground: Shape = { kind: 'box', frame: coverFrame, fill: bar };
  const fields = [
    [
      [0, 0.9],
      [1.9, 0],
      [2.75, 0],
      [1.35, 2.6],
      [0, 2.2],
    ],
    [
      [3.15, 0],
      [PANEL, 0],
      [PANEL, 1.35],
      [2.45, 1.1],
    ],
    [
      [PANEL, 1.7],
      [PANEL, 3.9],
      [3.75, 3.6],
      [3.35, 1.5],
    ],
    [
      [0, 2.6],
      [0.85, 2.85],
      [0.35, 5.4],
      [0, 5.3],
    ],
    [
      [0, 5.7],
      [1.9, 6.15],
      [1.6, SLIDE_HEIGHT],
      [0, SLIDE_HEIGHT],
    ],
    [
      [2.25, 6.2],
      [3.9, 6.0],
      [PANEL, 6.6],
      [PANEL, SLIDE_HEIGHT],
      [1.95, SLIDE_HEIGHT],
    ],
    [
      [4.0, 4.1],
      [PANEL, 4.25],
      [PANEL, 6.1],
      [4.1, 5.7],
    ],
  ] as const;
  return [
    ground,
    {
      kind: 'path',
      lines: fields.map((field) => field.map(([x, y]) => [x + coverFrame.x, y] as const)),
      closed: true,
      fill: bar2,
      transparency: 45,
    },
    ...planDrawing(
      { x: coverFrame.x + (PANEL - 3.5) / 2, y: 2, w: 3.5, h: 3.5 },
      { color: face.surface, soft: barText2, weight: 0.42 },
    ),
  ];
}
