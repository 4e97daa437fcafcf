import type { CallOf } from '#endpoint.ts';
import { entityCalls } from '#entity-calls.ts';
import type * as endpoints from './building-endpoints.ts';

const calls = entityCalls('/api/industrial/buildings');

export const createBuilding: CallOf<typeof endpoints.createBuilding> = calls.create;

export const updateBuilding: CallOf<typeof endpoints.updateBuilding> = calls.update;

export const getBuilding: CallOf<typeof endpoints.getBuilding> = calls.get;

export const deleteBuilding: CallOf<typeof endpoints.deleteBuilding> = calls.delete;

export const archiveBuilding: CallOf<typeof endpoints.archiveBuilding> = calls.archive;

export const listBuildingHistory: CallOf<typeof endpoints.listBuildingHistory> = calls.history;
