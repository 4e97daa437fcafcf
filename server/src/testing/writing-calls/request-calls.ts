import {
  actualizeRequest,
  copyRequest,
  createRequest,
  deleteRequest,
  toggleRequestArchive,
  updateRequest,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { givenLink } from '#testing/given-link.ts';
import { requestFields } from '#testing/given-request.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { wholeRequestFields } from '#testing/given-whole-request.ts';
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

/** A request whose selection holds two objects and has a link. */
async function wholeRequest({ db }: TestApp) {
  const given = await givenSelection(db, { count: 2 });
  return { ...given, link: await givenLink(db, given.selectionId) };
}

const byId: Prepare = async (app) => ({ params: { id: (await wholeRequest(app)).requestId } });
const notFound = { 'land_request.not_found': withNobodysId };
const created: Prepare = async ({ broker }) => ({ body: wholeRequestFields(broker.id) });
const updated: Prepare = async (app) => ({
  body: { ...requestFields({ name: 'Другое имя' }), id: (await wholeRequest(app)).requestId, rowVersion: 1 },
});

export const requestCalls: readonly WritingCall[] = [
  writes(createRequest, created, {
    'land_request.changed': async ({ broker }) => {
      const newId = uuidv7();
      await broker.call(createRequest, { body: { ...requestFields(), newId } });
      return { body: { ...wholeRequestFields(broker.id), newId } };
    },
    'land_request.unknown_reference': withBody(created, { propertyTypes: [nobodysValue] }),
    'trash.id_taken': idInTrash(created, 'land.requests'),
  }),
  writes(updateRequest, updated, {
    'land_request.not_found': withBody(updated, { id: nobodysId }),
    'land_request.changed': withBody(updated, { rowVersion: 7 }),
    'land_request.unknown_reference': withBody(updated, { propertyTypes: [nobodysValue] }),
  }),
  writes(deleteRequest, ofRun(byId), { ...notFound, 'operation.id_taken': ofTakenRun(byId) }),
  writes(toggleRequestArchive, ofRun(byId), { ...notFound, 'operation.id_taken': ofTakenRun(byId) }),
  writes(copyRequest, byId, notFound),
  writes(actualizeRequest, ofRun(byId), { ...notFound, 'operation.id_taken': ofTakenRun(byId) }),
];
