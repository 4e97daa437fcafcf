import { formatPhone } from '@gektar/format/phone.ts';
import { face } from './face.ts';
import { MARGIN, rule, setText } from './layout.ts';
import { planDrawing } from './plan-drawing.ts';
import { type Shape, SLIDE_WIDTH } from './slide.ts';

/** Contact data of the employee whom a client may call. */
export interface SenderBroker {
  readonly name: string;
  /** Empty when unknown. */
  readonly email: string;
  readonly phone?: string | null | undefined;
  /** Name in Telegram, without '@'. */
  readonly telegram?: string | null | undefined;
  /** Number in WhatsApp. */
  readonly whatsapp?: string | null | undefined;
  /** Path of a photo cut to `brokerFrame`. */
  readonly photo?: string | undefined;
}

/** The sender of the presentation, and its day. */
export interface Sender {
  readonly productName: string;
  readonly phone: string;
  readonly address: string;
  /** `DD.MM.YYYY` */
  readonly day: string;
  /** Contact employee; absent when nobody is named. */
  readonly broker?: SenderBroker | undefined;
}

/** Key of the text with the number of the slide. */
export const PAGE_KEY = '~page';

const TOP = 6.9;
const SIZES = [10, 9, 8, 7] as const;

/**
 * The sender on the left, the address in the middle, date and slide number on the right. A single page has no cover:
 * the broker replaces the address, and there is no number.
 */
export function footer(
  { productName, phone, address, day, broker }: Sender,
  slide: { number: number; of: number },
): Shape[] {
  const y = TOP + 0.12;
  const h = 0.2;
  const isAlone = slide.of === 1;
  const w = (SLIDE_WIDTH - 2 * MARGIN) / 3;
  /** @param w width of the text; the last one ends at the margin */
  const set = (text: string, x: number, w: number, align: 'left' | 'center' | 'right', key: string) =>
    setText(text, { x: MARGIN + x, y, w, h }, { sizes: SIZES, color: face.text2, align, valign: 'middle', key });
  // The date of a single page leaves more room for the broker.
  const last = isAlone ? 1.2 : w;
  return [
    rule({ x: MARGIN, y: TOP, w: SLIDE_WIDTH - 2 * MARGIN }, face.strongLine, 0.75),
    ...planDrawing({ x: MARGIN, y: y - 0.02, w: 0.24, h: 0.24 }, { color: face.text, soft: face.text3 }),
    set(`${productName} · ${phone}`, 0.32, w - 0.32, 'left', '~sender'),
    set(isAlone && broker ? lineOf(broker) : address, w, 2 * w - last, 'center', '~address'),
    set(
      isAlone ? day : `Подборка от\u00a0${day} · ${slide.number}\u00a0/\u00a0${slide.of}`,
      3 * w - last,
      last,
      'right',
      PAGE_KEY,
    ),
  ];
}

function lineOf({ name, phone, email }: SenderBroker): string {
  return [name, phone ? formatPhone(phone) : '', email].filter((part) => part !== '').join(' · ');
}
