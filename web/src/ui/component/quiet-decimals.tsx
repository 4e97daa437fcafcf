import { positional } from '#ui/positional.ts';

/** A text whose decimals are muted (M-10), for example ',50' in '12,50 га'. */
export function QuietDecimals({ text }: { text: string }) {
  return positional(text.split(/(,\d+)/).map(quietPart));
}

/** @param index index among the split parts; decimals have odd ones */
function quietPart(part: string, index: number) {
  return index % 2 === 1 ? <span className="dec">{part}</span> : part;
}
