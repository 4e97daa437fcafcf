import { monthGenitive } from '@gektar/format/month.ts';
import { formatMeasured, formatPlain } from '@gektar/format/number.ts';
import type { HistoryEvent } from './history-kind.ts';

/** A figure whose values over time are drawn as a chart. */
export interface HistoryFigure {
  readonly key: string;
  /** 'Ставка' */
  readonly label: string;
  readonly unit: string;
  /** Wire names of the fields that it is computed from. */
  readonly fields: readonly string[];
  /** @param values of these fields by wire name */
  readonly of: (values: Readonly<Record<string, unknown>>) => number | null;
  /**
   * Fields whose table lines are highlighted with the points of the chart, by `ShownChange.field`; `fields` by default.
   */
  readonly lit?: readonly string[];
}

/** A figure that is the value of a single field. */
export function fieldFigure(field: string, label: string, unit: string): HistoryFigure {
  const of = (values: Readonly<Record<string, unknown>>) => numberOf(values[field]);
  return { key: field, label, unit, fields: [field], of };
}

export function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** A value and since when it has been valid. */
export interface Step {
  readonly at: string;
  readonly value: number | null;
  /** The event that wrote it; undefined for the first value. */
  readonly eventId: string | undefined;
}

/**
 * Values of a figure over time, including the first one.
 * @param events newest first
 * @param present current values of the entity, for fields that have never changed
 */
export function stepsOf(
  events: readonly HistoryEvent[],
  { fields, of }: HistoryFigure,
  present: Readonly<Record<string, unknown>>,
): Step[] {
  const first = events.at(-1);
  if (first === undefined) return [];
  const values: Record<string, unknown> = Object.fromEntries(fields.map((name) => [name, present[name]]));
  const writes = events
    .filter(({ changes }) => fields.some((name) => changes[name] !== undefined))
    .filter(({ action }) => action !== 'create' && action !== 'copy' && action !== 'import')
    .toReversed();
  // The oldest change of a field contains its first value.
  for (const { changes } of writes.toReversed()) {
    for (const name of fields) if (changes[name] !== undefined) values[name] = changes[name][0];
  }
  const steps: Step[] = [{ at: first.dateTime, value: of(values), eventId: undefined }];
  for (const { id, dateTime, changes } of writes) {
    for (const name of fields) if (changes[name] !== undefined) values[name] = changes[name][1];
    const value = of(values);
    if (value !== steps.at(-1)?.value) steps.push({ at: dateTime, value, eventId: id });
  }
  return steps;
}

/** Milliseconds for comparing local times with each other; the offset does not matter. */
export function timeMs(at: string): number {
  return Date.parse(`${at}Z`);
}

/** Mean of the known values, each weighted by how long it was valid; null when no value is known. */
export function timeWeightedMean(steps: readonly Step[], now: string): number | null {
  let [sum, time] = [0, 0];
  for (const [index, { at, value }] of steps.entries()) {
    if (value === null) continue;
    const ms = timeMs(steps[index + 1]?.at ?? now) - timeMs(at);
    sum += value * ms;
    time += ms;
  }
  return time > 0 ? sum / time : (steps.findLast(({ value }) => value !== null)?.value ?? null);
}

/** '+14,4 % с марта 2025, в среднем 12 380,00' */
export function courseWords(steps: readonly Step[], now: string): string {
  const known = steps.filter(({ value }) => value !== null);
  const [first, last] = [known[0], steps.at(-1)];
  const mean = timeWeightedMean(steps, now);
  const average = mean === null ? [] : [`в среднем ${formatMeasured(mean)}`];
  if (first?.value == null || last?.value == null || first.value === 0) return average.join('');
  return [`${percentText(last.value / first.value - 1)} с ${monthGenitive(first.at)}`, ...average].join(', ');
}

function percentText(share: number): string {
  const percent = Math.round(share * 1000) / 10;
  return `${percent > 0 ? '+' : ''}${formatPlain(percent)} %`;
}
