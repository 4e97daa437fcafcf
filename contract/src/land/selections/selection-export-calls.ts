import type { CallOf, CallsOf } from '#endpoint.ts';
import { exportCalls, pageCall } from '#sharing/selection-export-calls.ts';
import type * as endpoints from './selection-exports.ts';

export const landExports: CallsOf<typeof endpoints.landExports> = exportCalls('land');

export const exportPropertyPage: CallOf<typeof endpoints.exportPropertyPage> = pageCall('land', 'property');
