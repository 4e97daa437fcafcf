/** The last option of a list, which adds a value that is not in the list. */
export interface Addition {
  /** While nothing is typed and the list is empty: 'Добавить компанию'. */
  readonly emptyLabel: string;
  /** @param typed trimmed; '' when nothing is typed */
  readonly onAdd: (typed: string) => void;
}

/** 'Добавить «Межа»'. */
export function additionLabel({ emptyLabel }: Addition, typed: string): string {
  return typed.trim() === '' ? emptyLabel : `Добавить «${typed.trim()}»`;
}

/** Whether the option is shown: after typing, and in an empty list. */
export function isAdditionShown(addition: Addition | undefined, typed: string, optionCount: number): boolean {
  return addition !== undefined && (typed.trim() !== '' || optionCount === 0);
}
