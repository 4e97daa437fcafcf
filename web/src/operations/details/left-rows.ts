import type { ChangeOutcome, LeftField, Operation } from '@gektar/contract/operations/operation.ts';
import type { HistoryKind, HistoryNames, ShownValue } from '#operations/history/history-kind.ts';
import { restoreWords } from '#operations/history/restore-words.ts';
import { bareText, fieldLabel, shownValue } from '#operations/history/shown-value.ts';
import { outcomeText } from './outcome-words.ts';

/** A field that an undo did not restore. */
export interface LeftValue {
  readonly label: string;
  readonly was: ShownValue;
  readonly now: ShownValue;
  readonly who: Pick<LeftField, 'employeeId' | 'dateTime'>;
  /** The field as a change that can be given back. */
  readonly changes: Readonly<Record<string, [before: unknown, after: unknown]>>;
  readonly restore: string;
}

/** A row of what an undo did not restore: a field, or an object with the reason. */
export interface LeftRow {
  readonly key: string;
  readonly id: string;
  readonly object: ChangeOutcome['object'];
  readonly value?: LeftValue;
  readonly reason?: string;
}

/** Rows of what an undo did not restore, in the order of its objects. */
export function leftRows(
  outcomes: readonly ChangeOutcome[],
  operation: Pick<Operation, 'kind' | 'undoneKind'>,
  kind: HistoryKind,
  names: HistoryNames,
): LeftRow[] {
  return outcomes.flatMap((outcome): LeftRow[] => {
    const { id, object, left } = outcome;
    if (left.length === 0) {
      return [{ key: id, id, object, reason: outcomeText(outcome, operation, kind.fields).text }];
    }
    return left.map((one) => ({ key: `${id} ${one.field}`, id, object, value: leftValue(one, kind, names) }));
  });
}

function leftValue(
  { field, before, now, employeeId, dateTime }: LeftField,
  kind: HistoryKind,
  names: HistoryNames,
): LeftValue {
  return {
    label: fieldLabel(kind, field),
    was: shownValue(kind, field, before, names),
    now: shownValue(kind, field, now, names),
    who: { employeeId, dateTime },
    changes: { [field]: [before, now] },
    restore: restoreWords(kind.fields[field], before, bareText(kind, field, before, names)),
  };
}

const restored = { he: 'Возвращён', she: 'Возвращена', it: 'Возвращено' } as const;

/** Verb of the title by number: 'Возвращена 1 из 3 вакансий', 'Возвращены 39 из 42 вакансий'. */
export function restoredForms(gender: HistoryKind['gender']) {
  return [restored[gender], 'Возвращены', 'Возвращено'] as const;
}
