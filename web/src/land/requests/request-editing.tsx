import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { editingOf } from '#operations/cells/editing-of.tsx';
import { changedRequests } from './request-changes.ts';

/** Editing of the cells of requests. */
export const Editing = editingOf<LandRequest>(changedRequests);
