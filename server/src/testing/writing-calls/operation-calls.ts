import {
  buildingChanges,
  complexChanges,
  vacancyChanges,
} from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { industrialRequestChanges } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { propertyChanges } from '@gektar/contract/land/properties/property-endpoints.ts';
import { landRequestChanges } from '@gektar/contract/land/requests/request-endpoints.ts';
import { stopOperation, undoOperation } from '@gektar/contract/operations/operation-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { ask } from '#testing/ask.ts';
import { created, entityKinds } from '#testing/entity-kinds.ts';
import { givenOperation } from './of-run.ts';
import { nobodysId, type Prepare, type WritingCall, withBody, writes } from './writing-call.ts';

const changeCalls = {
  property: propertyChanges,
  land_request: landRequestChanges,
  complex: complexChanges,
  building: buildingChanges,
  vacancy: vacancyChanges,
  industrial_request: industrialRequestChanges,
} as const;

/** The call with the id of an existing operation. */
const taken =
  (prepare: Prepare): Prepare =>
  async (app) =>
    withBody(prepare, { operationId: await givenOperation(app, 'done') })(app);

const changes = entityKinds.flatMap((kind): WritingCall[] => {
  const calls = Object.entries(changeCalls).find(([entity]) => entity === kind.entity)?.[1];
  if (calls === undefined) return [];
  const [field, value] = kind.edited;
  const prepare: Prepare = async (app) => {
    const { id, rowVersion } = await created(app, kind);
    return { body: { operationId: uuidv7(), changes: [{ id, rowVersion, fields: { [field]: value } }] } };
  };
  const byFilter: Prepare = async () => ({ body: { operationId: uuidv7(), filter: {}, fields: { [field]: value } } });
  return [
    writes(calls.changes, prepare, { 'operation.id_taken': taken(prepare) }),
    writes(calls.changesByFilter, 'it goes on after its answer: operations.test.ts', {
      'operation.id_taken': taken(byFilter),
      'operation.too_many': 'needs more than 20,000 rows',
    }),
  ];
});

const undone: Prepare = async (app) => {
  const [kind] = entityKinds;
  if (kind === undefined) throw new Error('no entity');
  const { id } = await created(app, kind);
  const operationId = uuidv7();
  const [field, value] = kind.edited;
  await ask(app, 'POST', `${kind.path}/changes`, {
    body: { operationId, changes: [{ id, fields: { [field]: value } }] },
  });
  return { params: { id: operationId }, body: { operationId: uuidv7() } };
};

/** Calls that change single fields, and undo or stop such a change. */
export const operationCalls: readonly WritingCall[] = [
  ...changes,
  writes(undoOperation, undone, {
    'operation.not_found': async () => ({ params: { id: nobodysId }, body: { operationId: uuidv7() } }),
    'operation.id_taken': taken(undone),
    'operation.running': async (app) => ({
      params: { id: await givenOperation(app) },
      body: { operationId: uuidv7() },
    }),
  }),
  writes(stopOperation, async (app) => ({ params: { id: await givenOperation(app) } }), {
    'operation.not_found': async () => ({ params: { id: nobodysId } }),
  }),
];
