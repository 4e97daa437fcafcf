import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { editingOf } from '#operations/cells/editing-of.tsx';
import { changedRequests } from './request-changes.ts';

/** Editing of cells in the table of requests. */
export const Editing = editingOf<IndustrialRequest>(changedRequests);
