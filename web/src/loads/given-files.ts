import { createSignal } from '#ui/signal.ts';

/** A table dropped or pasted over a list, until the page 'Загрузка таблицы' takes it. */
export interface GivenTable {
  readonly files: readonly File[];
  /** Text from the clipboard: a copied table, or a message. */
  readonly text?: string | undefined;
}

const given = createSignal<GivenTable | undefined>(undefined);

export const subscribeToGiven = given.subscribe;
export const givenTable = given.get;

/** Passes files or a text to the page 'Загрузка таблицы', which is opened next or is open. */
export function giveTable(table: GivenTable): void {
  given.set(table);
}

/** The files or the text passed to the page; a second call returns nothing. */
export function takeGivenTable(): GivenTable | undefined {
  const table = given.get();
  if (table !== undefined) given.set(undefined);
  return table;
}
