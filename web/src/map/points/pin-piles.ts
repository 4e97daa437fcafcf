/** A pin with its position on a plane (px). */
export interface PlacedPin {
  readonly text: string;
  /** Order of the pins in a pile. */
  readonly order: number;
  readonly x: number;
  readonly y: number;
}

/** Overlapping pins, drawn as one; a single pin is a pile of one. */
export interface PinPile<Pin> {
  /** In the order of the pins. */
  readonly pins: readonly Pin[];
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Default height of a pin (px). */
export const PIN_HEIGHT = 22;
const LETTER_PX = 7;
const RIM_PX = 8;
/** Maximum of numbers on a pile; a larger pile shows the first two and a count of the others. */
const MOST_NUMBERS = 3;

/** '2, 5' or '2, 5 +12'. */
export function pileText(texts: readonly string[]): string {
  return texts.length <= MOST_NUMBERS ? texts.join(', ') : `${texts.slice(0, 2).join(', ')} +${texts.length - 2}`;
}

/**
 * Width of a pin with its border (px).
 * @param height a pin is at least as wide as it is high
 */
export function pinWidth(text: string, height: number = PIN_HEIGHT): number {
  return Math.max(height, text.length * LETTER_PX + RIM_PX);
}

/**
 * Merges pins until none covers another. A pile is in the middle of its pins, so pins of one point stay at it.
 * @param pins in the order of their numbers
 * @param height of a pin, px
 */
export function pilePins<Pin extends PlacedPin>(pins: readonly Pin[], height: number = PIN_HEIGHT): PinPile<Pin>[] {
  let piles: PinPile<Pin>[] = pins.map((pin) => ({ pins: [pin], text: pin.text, x: pin.x, y: pin.y }));
  for (;;) {
    const fewer: PinPile<Pin>[] = [];
    for (const pile of piles) {
      const over = fewer.findIndex((other) => isOver(other, pile, height));
      const other = fewer[over];
      if (other) fewer[over] = together(other, pile);
      else fewer.push(pile);
    }
    if (fewer.length === piles.length) return piles;
    piles = fewer;
  }
}

function isOver<Pin>(one: PinPile<Pin>, other: PinPile<Pin>, height: number): boolean {
  const apart = (pinWidth(one.text, height) + pinWidth(other.text, height)) / 2;
  return Math.abs(one.x - other.x) < apart && Math.abs(one.y - other.y) < height;
}

function together<Pin extends PlacedPin>(one: PinPile<Pin>, other: PinPile<Pin>): PinPile<Pin> {
  const pins = [...one.pins, ...other.pins].sort((a, b) => a.order - b.order);
  const mean = (of: (pin: Pin) => number) => pins.reduce((sum, pin) => sum + of(pin), 0) / pins.length;
  return { pins, text: pileText(pins.map(({ text }) => text)), x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
