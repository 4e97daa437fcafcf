import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import { refusalText } from '#operations/operation-words.ts';
import { type EditedRow, wireValue } from './edited-cell.ts';
import type { PastedBlock, PastedRow } from './paste-block.ts';

export type LineState = 'changed' | 'same' | 'refused' | 'waiting';

/** One cell of a pasted row. `before` and `after` are wire values. */
export interface PastedCell {
  readonly columnId: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly state: LineState;
  /** Why the value is refused. */
  readonly message: string | undefined;
  /** The pasted text. */
  readonly text: string | undefined;
  /** Change of a number as a share of the value before: 0.024. */
  readonly share: number | undefined;
}

export interface PastedLine<Row> {
  readonly pasted: PastedRow<Row>;
  /** State of the whole row: a row is written completely or not at all. */
  readonly state: LineState;
  readonly cells: readonly PastedCell[];
}

/** Rows of a paste as they are and as they will be. @param outcomes of the preview, or of the write, by row id */
export function pastedLines<Row extends EditedRow>(
  about: ChangedEntity,
  block: PastedBlock<Row>,
  outcomes: ReadonlyMap<string, ChangeOutcome> | undefined,
): PastedLine<Row>[] {
  return block.rows.map((pasted) => {
    const outcome = outcomes?.get(pasted.row.id);
    const cells = block.columnIds.map((columnId) => pastedCell(about, pasted, columnId, outcome, block.columnIds));
    const states = cells.map(({ state }) => state);
    const state = (['refused', 'waiting', 'changed'] as const).find((one) => states.includes(one)) ?? 'same';
    return { pasted, state, cells };
  });
}

function pastedCell(
  about: ChangedEntity,
  { row, texts, fields, messages }: PastedRow<EditedRow>,
  columnId: string,
  outcome: ChangeOutcome | undefined,
  columnIds: readonly string[],
): PastedCell {
  const change = outcome?.changes[columnId];
  const before = change?.[0] ?? wireValue(row, columnId);
  const text = texts?.[columnId];
  const rest = { columnId, before, text, share: undefined };
  const message = messages[columnId] ?? refusalOf(about, columnId, outcome, columnIds);
  if (message !== undefined) return { ...rest, after: undefined, state: 'refused', message };
  if (!Object.hasOwn(fields, columnId)) return { ...rest, after: before, state: 'same', message };
  if (outcome === undefined) return { ...rest, after: undefined, state: 'waiting', message };
  if (change === undefined) return { ...rest, after: before, state: 'same', message };
  const [, after] = change;
  const share =
    typeof before === 'number' && typeof after === 'number' && before !== 0 ? after / before - 1 : undefined;
  return { ...rest, after, share, state: 'changed', message };
}

/**
 * Message of a refused row at a cell; a refusal that names none of the pasted columns concerns every cell of the row.
 */
function refusalOf(
  about: ChangedEntity,
  columnId: string,
  outcome: ChangeOutcome | undefined,
  columnIds: readonly string[],
): string | undefined {
  if (outcome === undefined) return undefined;
  // A number 'по запросу' is left out of a step.
  if (outcome.state === 'done' || outcome.state === 'same') return outcome.fields[columnId];
  const isNamed = columnIds.some((name) => outcome.fields[name] !== undefined);
  return isNamed ? outcome.fields[columnId] : refusalText(outcome, about.fields);
}

/** Average relative change of the numbers in changed rows, 0.024 for +2.4 %; undefined when no number changes. */
export function averageShare(lines: readonly PastedLine<unknown>[]): number | undefined {
  const shares = lines.flatMap(({ state, cells }) =>
    state === 'changed' ? cells.flatMap(({ share }) => share ?? []) : [],
  );
  return shares.length === 0 ? undefined : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
