import { type Option, searchOptions } from './option.ts';

/** Text of a chosen option in its field. */
export function textOf<Value>({ code, label }: Option<Value>): string {
  return code === undefined ? label : `${code} ${label}`;
}

/** Whether the words of an option contain every typed word. */
export function isFound<Value>(option: Option<Value>, searched: string): boolean {
  return searchOptions([{ value: option.value, label: textOf(option), words: option.words }], searched).length > 0;
}
