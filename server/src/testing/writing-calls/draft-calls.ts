import { industrialDrafts, landDrafts } from '@gektar/contract/drafts/draft-endpoints.ts';
import {
  buildingDraftChanges,
  complexDraftChanges,
  vacancyDraftChanges,
} from '@gektar/contract/industrial/draft-changes.ts';
import { propertyDraftChanges } from '@gektar/contract/land/draft-changes.ts';
import { v7 as uuidv7 } from 'uuid';
import { type DraftedTestKind, draftBody, draftedKinds, givenDraft } from '#testing/draft-kinds.ts';
import { givenOperation } from './of-run.ts';
import { nobodysId, type Prepare, type WritingCall, withBody, writes } from './writing-call.ts';

const changeCalls = {
  property: propertyDraftChanges,
  complex: complexDraftChanges,
  building: buildingDraftChanges,
  vacancy: vacancyDraftChanges,
} as const;

/** The call with the id of an existing operation. */
const taken =
  (prepare: Prepare): Prepare =>
  async (app) =>
    withBody(prepare, { operationId: await givenOperation(app, 'done') })(app);

const changes = draftedKinds.flatMap((kind): WritingCall[] => {
  const { required } = kind;
  const calls = changeCalls[kind.kind];
  const fields = { [required.field]: required.values[0] };
  const prepare: Prepare = async (app) => {
    const { id, rowVersion } = await givenDraft(app, kind);
    return { body: { operationId: uuidv7(), changes: [{ id, rowVersion, fields }] } };
  };
  const byFilter: Prepare = async () => ({ body: { operationId: uuidv7(), filter: {}, fields } });
  return [
    writes(calls.changes, prepare, { 'operation.id_taken': taken(prepare) }),
    writes(calls.changesByFilter, 'it goes on after its answer: drafts.test.ts', {
      'operation.id_taken': taken(byFilter),
      'operation.too_many': 'needs more than 20,000 rows',
    }),
  ];
});

function callsOf(endpoints: typeof landDrafts | typeof industrialDrafts, kind: DraftedTestKind): WritingCall[] {
  const { required } = kind;
  const creation: Prepare = async (app) => ({ body: await draftBody(app, kind) });
  const edit: Prepare = async (app) => {
    const { id, rowVersion, fields } = await givenDraft(app, kind);
    return { body: { id, rowVersion, fields: { ...fields, [required.field]: required.values[0] } } };
  };
  const deletion: Prepare = async (app) => ({
    body: { operationId: uuidv7(), kind: kind.kind, ids: [(await givenDraft(app, kind)).id] },
  });
  const completion: Prepare = async (app) => {
    const { fields } = await draftBody(app, kind);
    const whole = { ...fields, [required.field]: required.values[1] };
    return { body: { ids: [(await givenDraft(app, kind, { fields: whole })).id] } };
  };
  return [
    writes(endpoints.create, creation, {
      'draft.changed': async (app) => withBody(creation, { newId: (await givenDraft(app, kind)).id })(app),
    }),
    writes(endpoints.update, edit, {
      'draft.not_found': withBody(edit, { id: nobodysId }),
      'draft.changed': withBody(edit, { rowVersion: 7 }),
    }),
    writes(endpoints.delete, deletion, { 'operation.id_taken': taken(deletion) }),
    writes(endpoints.complete, completion, {}),
  ];
}

const [plot, , , vacancy] = draftedKinds as readonly [DraftedTestKind, unknown, unknown, DraftedTestKind];

/** Drafts of both domains. */
export const draftCalls: readonly WritingCall[] = [
  ...changes,
  ...callsOf(landDrafts, plot),
  ...callsOf(industrialDrafts, vacancy),
];
