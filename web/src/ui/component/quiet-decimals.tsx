import { positional } from '#ui/positional.ts';

/** A figure with muted decimals (M-10): '12' and ',50'. Words around it are unchanged. */
export function QuietDecimals({ text }: { text: string }) {
  return positional(text.split(/(,\d+)/).map(quietPart));
}

/** @param index decimals are at odd places */
function quietPart(part: string, index: number) {
  return index % 2 === 1 ? <span className="dec">{part}</span> : part;
}
