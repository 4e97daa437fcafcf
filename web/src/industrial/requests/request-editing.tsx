import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { editingOf } from '#operations/cells/editing-of.tsx';
import { changedRequests } from './request-changes.ts';

/** Editing of the cells of requests. */
export const Editing = editingOf<IndustrialRequest>(changedRequests);
