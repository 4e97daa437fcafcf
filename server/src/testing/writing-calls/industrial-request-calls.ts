import * as requests from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { givenIndustrialRequest, industrialRequestFields } from '#testing/given-industrial-request.ts';
import { wholeIndustrialRequestFields } from '#testing/given-whole-industrial-request.ts';
import type { TestApp } from '#testing/test-app.ts';
import { idInTrash } from './id-in-trash.ts';
import { ofRun, ofTakenRun } from './of-run.ts';
import {
  nobodysId,
  nobodysValue,
  type Prepare,
  type WritingCall,
  withBody,
  withNobodysId,
  writes,
} from './writing-call.ts';

const request = ({ db, broker }: TestApp) => givenIndustrialRequest(db, {}, broker.id);
const byId: Prepare = async (app) => ({ params: { id: (await request(app)).id } });
const foreign: Prepare = async ({ db }) => ({ params: { id: (await givenIndustrialRequest(db)).id } });
const created: Prepare = async ({ db, broker }) => ({ body: await wholeIndustrialRequestFields(db, broker.id) });
const updated: Prepare = async (app) => {
  const { id, rowVersion } = await request(app);
  return { body: { ...(await wholeIndustrialRequestFields(app.db, app.broker.id)), id, rowVersion } };
};
const unknown = { highways: [nobodysValue] };

/** Calls that write requests for industrial space. */
export const industrialRequestCalls: readonly WritingCall[] = [
  writes(requests.createRequest, created, {
    'industrial_request.changed': async ({ broker }) => {
      const newId = uuidv7();
      const fields = industrialRequestFields({ responsibleEmployeeId: broker.id });
      await broker.call(requests.createRequest, { body: { ...fields, newId } });
      return { body: { ...fields, newId, name: 'Другое имя' } };
    },
    'industrial_request.unknown_reference': withBody(created, unknown),
    'trash.id_taken': idInTrash(created, 'industrial.requests'),
  }),
  writes(requests.updateRequest, updated, {
    'industrial_request.not_found': withBody(updated, { id: nobodysId }),
    'industrial_request.changed': withBody(updated, { rowVersion: 7 }),
    'industrial_request.unknown_reference': withBody(updated, unknown),
    'access.forbidden': async (app) => withBody(updated, { id: (await givenIndustrialRequest(app.db)).id })(app),
  }),
  writes(requests.archiveRequest, ofRun(byId), {
    'operation.id_taken': ofTakenRun(byId),
    'industrial_request.not_found': withNobodysId,
    'access.forbidden': foreign,
  }),
  writes(requests.deleteRequest, ofRun(byId), {
    'operation.id_taken': ofTakenRun(byId),
    'industrial_request.not_found': withNobodysId,
    'access.forbidden': foreign,
  }),
];
