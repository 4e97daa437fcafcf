import type { CallsOf } from '#endpoint.ts';
import { exportCalls } from '#sharing/selection-export-calls.ts';
import type * as endpoints from './selection-exports.ts';

export const landExports: CallsOf<typeof endpoints.landExports> = exportCalls('land');
