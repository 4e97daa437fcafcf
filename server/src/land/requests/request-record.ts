import type { LandRequest, RequestFields } from '@gektar/contract/land/requests/request.ts';
import { type UtilityKey, utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import type { Insertable, Selectable } from 'kysely';
import type { LandRequests } from '#database/schema.ts';
import type { Versioned } from '#dictionaries/named-values.ts';
import type { LandValues } from '#land/dictionaries/land-values.ts';
import { utilityColumn } from '#land/properties/property-record.ts';
import { identityOf, importanceColumn, type RequestRelations, stateOf } from '#requests/request-record.ts';
import { requestTable } from './request-table.ts';

type Columns = Selectable<LandRequests>;

/** Columns of one utility in a request: whether it is required, kind, least capacity. */
export function askedColumns(key: UtilityKey) {
  return {
    asked: utilityColumn(key, 'asked'),
    type: utilityColumn(key, 'type'),
    value: utilityColumn(key, 'value'),
  } as const;
}

/**
 * A request as the database returns it: columns of the table, lists as ids, and the version of the dictionaries that
 * name them.
 */
export interface RequestRecord extends Columns, Versioned, RequestRelations<LandRequest> {}

function toUtilities(record: Columns): Pick<LandRequest, 'utilities' | 'infrastructure'> {
  const asked = utilityKeys.filter((key) => record[askedColumns(key).asked]);
  return {
    utilities: asked.map((key) => ({ ...utilityKinds[key], value: record[askedColumns(key).value] })),
    infrastructure: asked.flatMap((key) => {
      const type = record[askedColumns(key).type];
      return type === null ? [] : [{ id: utilityKinds[key].id, type }];
    }),
  };
}

/** Columns of the utilities; a utility in either list is required. */
function utilityValues({ utilities, infrastructure }: RequestFields): Partial<Insertable<LandRequests>> {
  const values: Partial<Insertable<LandRequests>> = {};
  for (const key of utilityKeys) {
    const columns = askedColumns(key);
    const { id } = utilityKinds[key];
    const utility = utilities.find((one) => one.id === id);
    const kind = infrastructure.find((one) => one.id === id);
    values[columns.asked] = utility !== undefined || kind !== undefined;
    values[columns.type] = kind?.type ?? null;
    values[columns.value] = utility?.value ?? null;
  }
  return values;
}

/** Wire → columns of `land.requests`; lists are in other tables. */
export function toColumns(fields: RequestFields): Omit<Insertable<LandRequests>, 'id'> {
  return {
    ...requestTable.columnsOf(fields),
    ...utilityValues(fields),
    ...importanceColumn(fields),
  } as Omit<Insertable<LandRequests>, 'id'>;
}

const readPlain = requestTable.reader<LandRequest>();

/** Row → wire. */
export function toRequest(record: RequestRecord, values: LandValues): LandRequest {
  return Object.assign(readPlain(record, values), toUtilities(record), identityOf(record), stateOf(record));
}
