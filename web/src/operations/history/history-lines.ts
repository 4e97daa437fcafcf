import type { EntityEvent, EventAction } from '@gektar/contract/history.ts';
import { dayOf } from '@gektar/format/date.ts';
import type { HistoryEvent, HistoryKind, HistoryNames, ShownChange, ShownValue } from './history-kind.ts';
import { isSameValue } from './same-value.ts';
import { bareText, fieldLabel, isMoney, shownValue } from './shown-value.ts';

/** A line of the history table: one changed field, or a whole event. */
export interface HistoryLine {
  readonly key: string;
  readonly event: HistoryEvent;
  /** Set for a whole event: 'Вакансия создана'. */
  readonly title?: string;
  /** Set for a changed field. */
  readonly change?: ShownChange;
  /** Whether the new value of this line is the current one. */
  readonly isNow: boolean;
  /** Whether `change.restore` would change something. */
  readonly isRestorable: boolean;
  /** Raw current value of the field. */
  readonly present: unknown;
  /** Since when the value before this change had been valid; null when not known. */
  readonly wasFrom: string | null;
}

/** Equal consecutive lines, the newest first. */
export type HistoryGroup = readonly [HistoryLine, ...HistoryLine[]];

export type HistoryKinds = Readonly<Record<string, HistoryKind>>;

const deeds: Partial<Record<EventAction, readonly [he: string, she: string, it: string]>> = {
  create: ['создан', 'создана', 'создано'],
  copy: ['создан копированием', 'создана копированием', 'создано копированием'],
  import: ['загружен из файла', 'загружена из файла', 'загружено из файла'],
  archive: ['перенесён в архив', 'перенесена в архив', 'перенесено в архив'],
  unarchive: ['возвращён из архива', 'возвращена из архива', 'возвращено из архива'],
  actualize: ['актуализирован', 'актуализирована', 'актуализировано'],
  delete: ['удалён', 'удалена', 'удалено'],
  close: ['закрыт сделкой', 'закрыта сделкой', 'закрыто сделкой'],
  reopen: ['снова открыт', 'снова открыта', 'снова открыто'],
  restore: ['восстановлен из корзины', 'восстановлена из корзины', 'восстановлено из корзины'],
  destroy: ['удалён навсегда', 'удалена навсегда', 'удалено навсегда'],
};

const genders = ['he', 'she', 'it'] as const;

/** Comments are shown next to the history, not in it. */
const isComment = (action: EventAction) => action.startsWith('comment-');

/** History lines of events, both newest first. */
export function historyLines(events: readonly HistoryEvent[], kinds: HistoryKinds, names: HistoryNames): HistoryLine[] {
  const lines = events.flatMap((event): HistoryLine[] => {
    const kind = kinds[event.entity];
    if (kind === undefined || isComment(event.action)) return [];
    const about = { event, isNow: false, isRestorable: false, wasFrom: null, present: null };
    const title = wholeTitle(event, kind);
    const whole = title === undefined ? [] : [{ ...about, key: event.id, title }];
    const changes = changesOf(event, kind, names).map((change) => ({
      ...about,
      key: `${event.id} ${change.field}`,
      change,
    }));
    return [...whole, ...changes];
  });
  return withStates(lines, events);
}

/** 'Вакансия создана'; undefined for an edit, whose fields are listed. */
function wholeTitle({ action, changes }: HistoryEvent, { noun, gender }: HistoryKind): string | undefined {
  if (action === 'update') return undefined;
  if (action === 'actualize-vacancies') return 'Вакансии актуализированы';
  if (action === 'part-delete') {
    const [building, vacancy] = [changes['building']?.[0], changes['vacancy']?.[0]];
    if (typeof building === 'string') return `Удалено здание ${building}`;
    return typeof vacancy === 'string' ? `Удалена вакансия ${vacancy}` : 'Удалена часть';
  }
  return `${noun} ${deeds[action]?.[genders.indexOf(gender)] ?? action}`;
}

/** Changed fields of an event, in the order of the screen. */
function changesOf({ action, changes }: HistoryEvent, kind: HistoryKind, names: HistoryNames): ShownChange[] {
  const order = Object.keys(kind.fields);
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const isListed = (name: string) => action === 'update' || kind.isListedWith?.(action, name) === true;
  return Object.keys(changes)
    .filter((name) => isListed(name) && kind.isHidden?.(name) !== true)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .flatMap((name) => kind.split?.(name, changes) ?? [plainChange(name, changes, kind, names)]);
}

function plainChange(
  name: string,
  changes: EntityEvent['changes'],
  kind: HistoryKind,
  names: HistoryNames,
): ShownChange {
  const [was, is] = changes[name] ?? [null, null];
  const field = kind.fields[name];
  const isNumber = field?.kind === 'number' && typeof was === 'number';
  return {
    field: name,
    label: fieldLabel(kind, name),
    // The unit is written once, after the new value.
    was: isNumber && is !== null ? bareText(kind, name, was, names) : shownValue(kind, name, was, names),
    is: shownValue(kind, name, is, names),
    isMoney: isMoney(field),
    values: [was, is],
    ...((kind.about.offered.includes(name) || (field?.kind === 'own' && field.isWrittenWhole)) &&
      kind.isRestorable?.(name, changes) !== false && {
        restore: { field: name, value: was, text: bareText(kind, name, was, names) },
      }),
  };
}

/** Marks present values, and those that can be restored. */
function withStates(lines: readonly HistoryLine[], events: readonly HistoryEvent[]): HistoryLine[] {
  const present = new Map<string, unknown>();
  const begun = new Map<string, string>();
  for (const { entityId, dateTime, action } of events) {
    if (action === 'create' || action === 'copy' || action === 'import') begun.set(entityId, dateTime);
  }
  const earlier = new Map<string, string>();
  const since = new Map<HistoryLine, string | null>();
  for (const line of lines.toReversed()) {
    if (line.change === undefined) continue;
    const field = keyOf(line.event, line.change.field);
    since.set(line, earlier.get(field) ?? begun.get(line.event.entityId) ?? null);
    earlier.set(field, line.event.dateTime);
  }
  return lines.map((line) => {
    if (line.change === undefined) return line;
    const { field, values } = line.change;
    const key = keyOf(line.event, field);
    const isNow = !present.has(key);
    if (isNow) present.set(key, values[1]);
    const isRestorable = line.change.restore !== undefined && !isSameValue(present.get(key), values[0]);
    return { ...line, isNow, isRestorable, present: present.get(key), wasFrom: since.get(line) ?? null };
  });
}

function keyOf({ entityId }: HistoryEvent, field: string): string {
  return `${entityId} ${field}`;
}

/** Groups equal consecutive lines of one person and one day: 15 × 'Вакансия создана'. */
export function historyGroups(lines: readonly HistoryLine[]): HistoryGroup[] {
  const groups: [HistoryLine, ...HistoryLine[]][] = [];
  let last: string | undefined;
  for (const line of lines) {
    const { event, title, change } = line;
    const { employeeId, entity, dateTime } = event;
    const words = title ?? [change?.field, textOf(change?.was), textOf(change?.is)];
    const same = JSON.stringify([employeeId, dayOf(dateTime), entity, words]);
    if (same === last) groups.at(-1)?.push(line);
    else groups.push([line]);
    last = same;
  }
  return groups;
}

/** Largest number of groups that are shown without day headings. */
const UNHEADED = 30;

/**
 * Day headings of a long history, '18.11.2026, Марк Озёрный · 5': number of lines of a person's day, keyed by its first
 * group.
 */
export function dayHeads(groups: readonly HistoryGroup[]): ReadonlyMap<HistoryGroup, number> {
  const heads = new Map<HistoryGroup, number>();
  if (groups.length <= UNHEADED) return heads;
  let first: HistoryGroup | undefined;
  for (const group of groups) {
    if (first === undefined || dayAndPerson(group) !== dayAndPerson(first)) first = group;
    heads.set(first, (heads.get(first) ?? 0) + group.length);
  }
  return heads;
}

function dayAndPerson([{ event }]: HistoryGroup): string {
  return `${dayOf(event.dateTime)} ${event.employeeId}`;
}

function textOf(value: ShownValue): string {
  return typeof value === 'object' ? value.id : (value ?? '');
}

/** A filter over the lines: all, all amounts, or one field. */
export interface FieldChip {
  /** undefined: all lines; `MONEY`: amounts; otherwise the label of a field. */
  readonly key: string | undefined;
  readonly label: string;
  readonly count: number;
}

export const MONEY = 'Цены';

/** 'Все 34', 'Цены 11', 'Ставка 9', …: fields that changed most often come first. */
export function fieldChips(lines: readonly HistoryLine[]): FieldChip[] {
  const counts = new Map<string, number>();
  const amounts = new Set<string>();
  let moneyCount = 0;
  for (const { change } of lines) {
    if (change === undefined) continue;
    counts.set(change.label, (counts.get(change.label) ?? 0) + 1);
    if (!change.isMoney) continue;
    amounts.add(change.label);
    moneyCount += 1;
  }
  const fields = [...counts]
    .map(([label, count]) => ({ key: label, label, count }))
    .sort((one, other) => other.count - one.count);
  return [
    { key: undefined, label: 'Все', count: lines.length },
    ...(amounts.size > 1 ? [{ key: MONEY, label: MONEY, count: moneyCount }] : []),
    ...fields,
  ];
}

export interface HistoryFilter {
  readonly field?: string | undefined;
  /** Only changes by this employee; 'server' for commands of the server. */
  readonly employeeId?: string | undefined;
  /** Only events from this day on. */
  readonly from?: string | undefined;
}

export const SERVER = 'server';

export function filteredLines(lines: readonly HistoryLine[], filter: HistoryFilter): HistoryLine[] {
  const { field, employeeId, from } = filter;
  return lines.filter(({ event, change }) => {
    if (field === MONEY ? change?.isMoney !== true : field !== undefined && change?.label !== field) return false;
    if (employeeId !== undefined && (event.employeeId ?? SERVER) !== employeeId) return false;
    return from === undefined || dayOf(event.dateTime) >= from;
  });
}
