import type { LoadObject, ObjectCell } from '@gektar/contract/loads/load.ts';
import type { LoadKind, TreeObject } from './load-kind.ts';
import type { ReadRefusal } from './load-reading.ts';
import type { LoadObjectView } from './load-view.ts';
import { isEmpty, unitOf, valueAt, valueText } from './object-values.ts';

/** Response shape of an object. */
export function toLoadObject(view: LoadObjectView, kind: LoadKind): LoadObject {
  const { answered, state, issues, found, parents, match, differences, lastWriter } = view;
  const { read, values } = answered;
  const { title, part } = kind.titleOf(values);
  return {
    key: read.key,
    sheet: read.sheet,
    row: read.row,
    rows: [...read.rows],
    ...{ title, part, state },
    reason: state === 'refused' ? 'Не берём: так решили' : '',
    text: read.text,
    values: { ...values },
    cells: cellsOf(view, kind),
    missing: issues.filter((issue) => issue.isEmpty).map(({ label }) => label),
    match:
      found === undefined || match === undefined
        ? null
        : {
            kind: match,
            id: found.id,
            isDraft: found.isDraft,
            title: found.title,
            place: found.place,
            complexId: found.complexId,
            buildingId: found.buildingId,
            reason: found.reason,
            differences: [...differences],
            sameCount: sameCount(view, kind),
            employeeId: lastWriter?.employeeId ?? null,
            dateTime: lastWriter?.dateTime ?? null,
          },
    parents:
      kind.domain === 'land'
        ? null
        : {
            complex: parents?.complexId == null ? 'new' : 'exists',
            building: parents?.buildingId == null ? 'new' : 'exists',
          },
  };
}

/** An object for the tree of its domain. */
export function toTreeObject({ answered, parents, near }: LoadObjectView): TreeObject {
  const { read, values, place } = answered;
  const { key, sheet, row, text } = read;
  return { key, sheet, row, text, values, raw: (field) => read.cells[field]?.raw ?? '', place, parents, near };
}

/** Response shape of a refused row. */
export function toRefusedObject({ sheet, row, reason, text }: ReadRefusal): LoadObject {
  return {
    key: `${sheet}!${row}`,
    sheet,
    row,
    rows: [row],
    title: '',
    part: '',
    state: 'refused',
    reason,
    text,
    values: {},
    cells: [],
    missing: [],
    match: null,
    parents: null,
  };
}

function cellsOf({ answered, asked }: LoadObjectView, { fields }: LoadKind): ObjectCell[] {
  const { values, read, answered: settled } = answered;
  return Object.entries(fields).flatMap(([path, field]): ObjectCell[] => {
    const value = valueAt(fields, values, path);
    const question = asked.find((one) => one.field === path);
    const cell = read.cells[path];
    if (isEmpty(value) && question === undefined && cell === undefined) return [];
    return [
      {
        field: path,
        label: field.label,
        address: cell?.address ?? '',
        raw: cell?.raw ?? '',
        value: value ?? null,
        text: valueText(field, value),
        unit: unitOf(field),
        doubt: question?.reason ?? null,
        group: question?.group ?? null,
        isAnswered: settled.has(path),
      },
    ];
  });
}

function sameCount({ answered, differences }: LoadObjectView, { updatable, fields }: LoadKind): number {
  const named = updatable.filter((path) => !isEmpty(valueAt(fields, answered.values, path)));
  return named.filter((path) => !differences.some(({ field }) => field === path)).length;
}
