import type { WeekFigure } from '@gektar/contract/week/week-figures.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** An occurrence that a figure counts. */
export interface Recounted {
  readonly figure: WeekFigure;
  readonly domain: 'land' | 'industrial';
  readonly employeeId: string;
  readonly id: string;
  /** Day in Moscow, `YYYY-MM-DD`. */
  readonly day: string;
}

interface AuditRow {
  readonly id: number;
  /** Moscow time. */
  readonly local: string;
  readonly employee_id: string | null;
  readonly entity: string;
  readonly entity_id: string;
  readonly action: string;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  readonly operation_id: string | null;
}

const tables: Readonly<Record<string, string>> = {
  property: 'land.properties',
  land_request: 'land.requests',
  complex: 'industrial.complexes',
  building: 'industrial.buildings',
  vacancy: 'industrial.vacancies',
  industrial_request: 'industrial.requests',
};
const prices: Readonly<Record<string, readonly string[]>> = {
  property: ['price', 'pricePerHa'],
  vacancy: ['areaSetWithPrice', 'salePrice', 'palletPrice'],
};

/** Recounts the office's figures from audit rows, without the product's queries: all occurrences, repeats included. */
export async function recountWeek(db: Db): Promise<Recounted[]> {
  const { rows: audit } = await sql<AuditRow>`
    select id, to_char(at at time zone 'Europe/Moscow', 'YYYY-MM-DD"T"HH24:MI:SS') as local, employee_id, entity, entity_id,
      action, changes, operation_id
    from shared.audit order by id`.execute(db);
  const { rows: operations } = await sql<{ id: string; undoes: string | null }>`
    select id, undoes from shared.operations`.execute(db);
  const existing = new Set<string>();
  for (const [entity, table] of Object.entries(tables)) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(db);
    for (const { id } of rows) existing.add(`${entity} ${id}`);
  }
  const { rows: deals } = await sql<{ id: string }>`select vacancy_id as id from industrial.deals`.execute(db);

  const isUndone = (operationId: string | null, row: AuditRow, fields: readonly string[]): boolean =>
    operations.some(
      ({ id, undoes }) =>
        operationId !== null &&
        undoes === operationId &&
        audit.some(
          (one) =>
            one.operation_id === id &&
            one.entity === row.entity &&
            one.entity_id === row.entity_id &&
            fields.every((field) => field in one.changes),
        ) &&
        !isUndone(id, row, fields),
    );
  const isOfUndo = ({ operation_id }: AuditRow) =>
    operations.some(({ id, undoes }) => id === operation_id && undoes !== null);
  const isLeft = (row: AuditRow, fields: readonly string[]) =>
    !isOfUndo(row) && !isUndone(row.operation_id, row, fields);
  const creationOf = (row: AuditRow) =>
    audit.find(
      ({ entity, entity_id, action }) => entity === row.entity && entity_id === row.entity_id && action === 'create',
    );

  function read(row: AuditRow): Pick<Recounted, 'figure' | 'employeeId' | 'id'> | undefined {
    const { entity, entity_id: id, action, changes, employee_id: employeeId } = row;
    if (entity.endsWith('_selection_item')) {
      const author = creationOf(row)?.employee_id;
      const isMark = action === 'update' && 'isClientFavorite' in changes && employeeId === null;
      return isMark && author ? { figure: 'answers', employeeId: author, id } : undefined;
    }
    if (employeeId === null) return undefined;
    if (['create', 'copy', 'import'].includes(action) && existing.has(`${entity} ${id}`)) {
      return { figure: entity.endsWith('_request') ? 'requests' : 'created', employeeId, id };
    }
    if (['property actualize', 'complex actualize', 'complex actualize-vacancies'].includes(`${entity} ${action}`)) {
      return isLeft(row, Object.keys(changes)) ? { figure: 'actualized', employeeId, id } : undefined;
    }
    if (action === 'close') {
      const isLast = !audit.some(
        (later) => later.entity_id === id && later.id > row.id && ['close', 'reopen'].includes(later.action),
      );
      return isLast && deals.some((deal) => deal.id === id) ? { figure: 'deals', employeeId, id } : undefined;
    }
    if (entity.endsWith('_selection_link')) {
      const selectionId = creationOf(row)?.changes['requestSelectionId']?.[1];
      const ended = String(changes['expirationTime']?.[0]);
      const isOpened = action === 'create' || (action === 'update' && ended <= row.local);
      return isOpened ? { figure: 'sent', employeeId, id: String(selectionId) } : undefined;
    }
    const changed = (prices[entity] ?? []).filter((field) => {
      const [before, after] = changes[field] ?? [];
      if (field === 'areaSetWithPrice') return JSON.stringify(ratesIn(before)) !== JSON.stringify(ratesIn(after));
      return field in changes;
    });
    if (action !== 'update' || changed.length === 0 || !isLeft(row, changed)) return undefined;
    return { figure: 'repriced', employeeId, id };
  }

  return audit.flatMap((row) => {
    const found = read(row);
    const isLand = row.entity === 'property' || row.entity.startsWith('land_');
    return found ? [{ ...found, domain: isLand ? 'land' : 'industrial', day: row.local.slice(0, 10) }] : [];
  });
}

/** Rates, each with the path of its kind of area. */
function ratesIn(areas: unknown, path = ''): string[] {
  if (areas === null || typeof areas !== 'object') return [];
  return Object.entries(areas)
    .flatMap(([name, value]) => {
      if (name !== 'leasePricePerSqm') return ratesIn(value, `${path}/${name}`);
      return value === null ? [] : [`${path} ${value}`];
    })
    .toSorted();
}
