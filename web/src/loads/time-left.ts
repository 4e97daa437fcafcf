import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { useState } from 'react';

const secondForms: PluralForms = ['секунды', 'секунд', 'секунд'];
const minuteForms: PluralForms = ['минуты', 'минут', 'минут'];

/** Progress of a job at a moment (ms). */
interface Seen {
  readonly done: number;
  readonly atMs: number;
}

/** Milliseconds until the end at the pace between two moments; undefined while nothing was done between them. */
export function leftMs(first: Seen, now: Seen, total: number): number | undefined {
  const made = now.done - first.done;
  const passed = now.atMs - first.atMs;
  if (made <= 0 || passed <= 0 || now.done >= total) return undefined;
  return ((total - now.done) * passed) / made;
}

/** 'осталось около 4 секунд' */
export function timeLeftText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  const text =
    seconds < 60 ? formatCountOf(seconds, secondForms) : formatCountOf(Math.round(seconds / 60), minuteForms);
  return `осталось около ${text}`;
}

/** Time until the end of a job (ms), from its pace since this component was mounted. */
export function useTimeLeft(done: number, total: number): number | undefined {
  const [first] = useState<Seen>(() => ({ done, atMs: performance.now() }));
  const [now, setNow] = useState(first);
  if (now.done !== done) setNow({ done, atMs: performance.now() });
  return leftMs(first, now, total);
}
