import type { TypedInput } from './typing/typed-input.ts';

/** Marks an input whose text is not a value, such as an impossible date. The field shows the error. */
export interface UnfinishedMark {
  readonly 'data-unfinished': true | undefined;
}

export function unfinishedMark(isUnfinished: boolean): UnfinishedMark {
  return { 'data-unfinished': isUnfinished || undefined };
}

/** Whether a typed day is incomplete or impossible: '31.02.2026', '15.мм.гггг'. */
export function isUnfinishedDay({ kept }: Pick<TypedInput, 'kept'>, day: string | null): boolean {
  return day === null && kept !== '';
}

/** The first input of a form with text that is not a value, which a save would lose. */
export function firstUnfinished(form: ParentNode | null): HTMLElement | undefined {
  return form?.querySelector<HTMLElement>('[data-unfinished]') ?? undefined;
}
