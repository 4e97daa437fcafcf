import { industrialRoundTrip, landRoundTrip } from '@gektar/contract/round-trip/round-trip-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { givenOperation } from './of-run.ts';
import { type Prepare, type WritingCall, withBody, writes } from './writing-call.ts';

/** The call that adds a row without required fields. */
function adds(
  add: typeof landRoundTrip.add | typeof industrialRoundTrip.add,
  entity: string,
  fields: object,
): WritingCall {
  const prepare: Prepare = async () => {
    const row = { id: uuidv7(), row: 7, fields, remarks: [], parentId: null, place: '' };
    return { body: { operationId: uuidv7(), entity, file: 'Выгрузка.xlsx', rows: [row] } };
  };
  const taken: Prepare = async (app) => withBody(prepare, { operationId: await givenOperation(app, 'done') })(app);
  return writes(add, prepare, { 'operation.id_taken': taken });
}

/** Calls that create objects of rows added to an export. */
export const roundTripCalls: readonly WritingCall[] = [
  adds(landRoundTrip.add, 'property', { area: 12.5 }),
  adds(industrialRoundTrip.add, 'vacancy', { name: 'Блок 4' }),
];
