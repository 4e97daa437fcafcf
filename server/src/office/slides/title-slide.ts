import { callLink } from '@gektar/format/phone.ts';
import type { AreaFace } from './face.ts';
import { face } from './face.ts';
import type { Sender } from './footer.ts';
import { MARGIN, rule, type SetText, setText } from './layout.ts';
import { planDrawing } from './plan-drawing.ts';
import { type Piece, SLIDE_HEIGHT, SLIDE_WIDTH, type Slide } from './slide.ts';

export interface TitleWords {
  readonly heading: string;
  /** Content of the presentation in one line. */
  readonly summary: string;
  /** undefined when the client is unknown; omitted then. */
  readonly company: string | undefined;
}

const PANEL = 4.6;
const LEFT = PANEL + 0.75;
const WIDTH = SLIDE_WIDTH - LEFT - MARGIN;

/** The first slide: product, subject, client and day. */
export function titleSlide({ heading, summary, company }: TitleWords, sender: Sender, area: AreaFace): Slide {
  return {
    background: face.page,
    pieces: [
      ...panel(area),
      ...planDrawing({ x: LEFT - 0.06, y: 0.72, w: 0.5, h: 0.5 }, { color: area.bar, soft: area.accent }),
      setText(
        sender.productName,
        { x: LEFT + 0.56, y: 0.76, w: WIDTH - 0.56, h: 0.42 },
        { sizes: [22, 18, 14], bold: true, stands: 'middle' },
      ),
      setText(
        heading,
        { x: LEFT, y: 1.9, w: WIDTH, h: 1.45 },
        { sizes: [40, 34, 28, 22], bold: true, stands: 'bottom' },
      ),
      setText(summary, { x: LEFT, y: 3.5, w: WIDTH, h: 0.35 }, { sizes: [16, 14, 12], color: face.text2 }),
      rule({ x: LEFT, y: 4.15, w: WIDTH }, face.text, 1.5),
      ...clientAndDay(company, sender),
      setText(
        sender.phone,
        { x: LEFT, y: 6.62, w: 2.9, h: 0.3 },
        { sizes: [13, 11, 9], bold: true, stands: 'middle', link: callLink(sender.phone) },
      ),
      setText(
        sender.address,
        { x: LEFT + 3, y: 6.62, w: WIDTH - 3, h: 0.3 },
        { sizes: [13, 11, 9, 7], color: face.text2, align: 'right', stands: 'middle' },
      ),
    ],
  };
}

/** The day and the broker at the right; without a client at the left. */
function clientAndDay(company: string | undefined, { day, broker }: Sender): Piece[] {
  const align = company === undefined ? 'left' : 'right';
  const x = company === undefined ? LEFT : LEFT + 4.4;
  const w = WIDTH - 4.4;
  const set = (text: string, y: number, h: number, how: SetText) => setText(text, { x, y, w, h }, { align, ...how });
  return [
    ...(company === undefined
      ? []
      : [
          setText('Клиент', { x: LEFT, y: 4.38, w: 4.2, h: 0.22 }, { sizes: [11], color: face.text3 }),
          setText(company, { x: LEFT, y: 4.62, w: 4.2, h: 1.8 }, { sizes: [20, 17, 14, 12, 10, 8], bold: true }),
        ]),
    set('Дата', 4.38, 0.22, { sizes: [11], color: face.text3 }),
    set(day, 4.62, 0.36, { sizes: [20, 17], bold: true }),
    ...(broker === undefined
      ? []
      : [
          set('Ваш брокер', 5.24, 0.22, { sizes: [11], color: face.text3 }),
          set(broker.name, 5.48, 0.32, { sizes: [16, 14, 12, 10, 8], bold: true }),
          ...(broker.email === ''
            ? []
            : [
                set(broker.email, 5.82, 0.24, {
                  sizes: [12, 11, 10, 9, 8, 7],
                  color: face.text2,
                  link: `mailto:${broker.email}`,
                }),
              ]),
        ]),
  ];
}

/** Fields seen from above, one of them surveyed. */
function panel({ bar, bar2, barText2 }: AreaFace): Piece[] {
  const ground: Piece = { kind: 'box', frame: { x: 0, y: 0, w: PANEL, h: SLIDE_HEIGHT }, fill: bar };
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
    { kind: 'path', lines: fields, closed: true, fill: bar2, transparency: 45 },
    ...planDrawing({ x: 0.55, y: 2.05, w: 3.5, h: 3.5 }, { color: face.surface, soft: barText2, weight: 0.42 }),
  ];
}
