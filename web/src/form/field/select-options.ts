import { type Option, searchOptions } from './option.ts';

/** What a chosen option is called in its field. */
export function textOf<Value>({ code, label }: Option<Value>): string {
  return code === undefined ? label : `${code} ${label}`;
}

/** Whether an option is called by every typed word. */
export function isFound<Value>(option: Option<Value>, sought: string): boolean {
  return searchOptions([{ value: option.value, label: textOf(option), words: option.words }], sought).length > 0;
}
