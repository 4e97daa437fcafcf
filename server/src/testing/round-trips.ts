import type { OperationResult } from '@gektar/contract/operations/operation.ts';
import type { AddedRowsResult, RoundTrip, RoundTripNewRow } from '@gektar/contract/round-trip/round-trip.ts';
import { type SheetColumn, textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { findEmployeeNames } from '#people/employee-queries.ts';
import { type Answer, ask } from './ask.ts';
import { type EntityKind, type EntityWire, read } from './entity-kinds.ts';
import { fieldsOf } from './exported-kinds.ts';
import { columnsOfFields, exportOf, OpenedExport } from './saved-export.ts';
import type { TestApp } from './test-app.ts';
import { fileOf } from './upload.ts';

/** Sends a file to be compared with the database of a domain. */
export async function sendExport(app: TestApp, domain: string, content: Buffer): Promise<Answer> {
  const form = new FormData();
  form.append('file', fileOf(content, 'выгрузка.xlsx'));
  const headers = { authorization: `Bearer ${app.broker.token}` };
  const response = await fetch(`${app.url}/api/${domain}/round-trips`, { method: 'POST', headers, body: form });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) as unknown };
}

export async function compareExport(app: TestApp, domain: string, content: Buffer): Promise<RoundTrip> {
  const answer = await sendExport(app, domain, content);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as RoundTrip;
}

/** Changes fields of an object as an operation. */
export async function changeFields(
  app: TestApp,
  kind: EntityKind,
  id: string,
  fields: object,
  { by = app.broker, operationId = uuidv7() } = {},
): Promise<OperationResult> {
  const body = { operationId, changes: [{ id, fields }] };
  const answer = await ask(app, 'POST', `${kind.path}/changes`, { token: by.token, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as OperationResult;
}

/** Body that creates new rows, as the page sends them. */
export function bodyOfRows(kind: EntityKind, rows: readonly RoundTripNewRow[], operationId = uuidv7()) {
  const added = rows.map(({ id, row, fields, remarks, parentId, place }) => {
    return { id, row, fields, remarks, parentId, place };
  });
  return { operationId, entity: kind.entity, file: 'Выгрузка.xlsx', rows: added };
}

/** Creates new rows of an edited export. */
export async function addNewRows(
  app: TestApp,
  kind: EntityKind,
  rows: readonly RoundTripNewRow[],
  operationId = uuidv7(),
): Promise<AddedRowsResult> {
  const body = bodyOfRows(kind, rows, operationId);
  const answer = await ask(app, 'POST', `/api/${kind.domain}/round-trips/rows`, { body });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as AddedRowsResult;
}

/** Takes an operation back. */
export async function undoOperation(app: TestApp, operationId: string): Promise<OperationResult> {
  const body = { operationId: uuidv7(), dryRun: false };
  const answer = await ask(app, 'POST', `/api/operations/${operationId}/undo`, { body });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as OperationResult;
}

export async function storedEntity(app: TestApp, kind: EntityKind, id: string): Promise<EntityWire> {
  return (await read(app, kind, id)).json as EntityWire;
}

/** Columns of exports that are not fields themselves, by entity. */
const others: Readonly<Record<string, readonly SheetColumn<EntityWire>[]>> = {
  property: [
    {
      field: 'cadastralNumbers',
      title: 'Кадастровый номер',
      cell: ({ cadastralNumbers }) => textCell((cadastralNumbers as string[]).join(', ')),
    },
    {
      field: 'coordinates',
      title: 'Координаты',
      cell: ({ latitude, longitude }) => textCell(`${Number(latitude).toFixed(6)}, ${Number(longitude).toFixed(6)}`),
    },
  ],
  vacancy: [
    { field: 'complexName', title: 'Комплекс', cell: ({ complexName }) => textCell(String(complexName)) },
    { field: 'buildingName', title: 'Здание', cell: ({ buildingName }) => textCell(String(buildingName)) },
  ],
};

/** An export of stored entities with all columns that an export can have. */
export async function exportedRows(app: TestApp, kind: EntityKind, rows: readonly EntityWire[]) {
  const columns = [
    ...columnsOfFields<EntityWire>(fieldsOf(kind), await findEmployeeNames(app.db)),
    ...(others[kind.entity] ?? []),
  ];
  const titleOf = (field: string) => columns.find((column) => column.field === field)?.title ?? field;
  const bytes = await exportOf(kind.entity, columns, rows, app.broker.id);
  return { columns, titleOf, bytes, open: () => new OpenedExport(bytes) };
}
