import { startOfDay } from '@gektar/format/date.ts';

/** One state of a dictionary: finds values by the ids that rows contain. */
export interface ValuesById {
  oneOrNone(id: unknown): unknown;
  several(ids: unknown): unknown[];
}

type Row = Readonly<Record<string, unknown>>;
type Dictionaries = Readonly<Record<string, ValuesById>>;
type Read = (row: Row, dictionaries: Dictionaries) => unknown;

/** The columns behind one wire field of a row. */
export type ReadStep =
  | { readonly name: string; readonly column: string }
  /** The ends of a range; the field is null when both are. */
  | { readonly name: string; readonly from: string; readonly to: string }
  /** The ends of a range of days, sent as midnights; the field is null when both are. */
  | { readonly name: string; readonly firstDay: string; readonly lastDay: string }
  /** The id of a value of a dictionary. */
  | { readonly name: string; readonly id: string; readonly source: string }
  /** The ids of several values. */
  | { readonly name: string; readonly ids: string; readonly source: string };

/** Row → wire, in the order of the steps. */
export function rowReader(steps: readonly ReadStep[]): (row: Row, dictionaries: Dictionaries) => object {
  const fields = steps.map((step): [name: string, read: Read] => [step.name, readOf(step)]);
  return (row, dictionaries) => {
    const wire: Record<string, unknown> = {};
    for (const [name, read] of fields) wire[name] = read(row, dictionaries);
    return wire;
  };
}

function readOf(step: ReadStep): Read {
  if ('column' in step) return (row) => row[step.column];
  if ('from' in step) {
    return ({ [step.from]: from, [step.to]: to }) => (from === null && to === null ? null : { from, to });
  }
  if ('firstDay' in step) {
    return ({ [step.firstDay]: first, [step.lastDay]: last }) =>
      first === null && last === null ? null : { from: atMidnight(first), to: atMidnight(last) };
  }
  const { source } = step;
  if ('id' in step) return (row, { [source]: dictionary }) => dictionary?.oneOrNone(row[step.id]);
  return (row, { [source]: dictionary }) => dictionary?.several(row[step.ids]);
}

function atMidnight(day: unknown): unknown {
  return typeof day === 'string' ? startOfDay(day) : null;
}
