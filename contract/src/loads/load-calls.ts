import type { Domain } from '#domain.ts';
import type { CallOf, CallsOf } from '#endpoint.ts';
import type * as endpoints from './load-endpoints.ts';

export const landLoads: CallsOf<typeof endpoints.landLoads> = loadCalls('land');

export const industrialLoads: CallsOf<typeof endpoints.industrialLoads> = loadCalls('industrial');

export const loadTree: CallOf<typeof endpoints.loadTree> = {
  method: 'GET',
  path: '/api/industrial/loads/{id}/tree',
  access: 'employee',
};

function loadCalls<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/loads` as const;
  const senders = `/api/${domain}/load-senders` as const;
  return {
    start: { method: 'POST', path, access: 'employee', form: { files: 'file' } },
    startText: { method: 'POST', path: `${path}/text` as const, access: 'employee' },
    list: { method: 'GET', path, access: 'employee' },
    get: { method: 'GET', path: `${path}/{id}` as const, access: 'employee' },
    rows: { method: 'GET', path: `${path}/{id}/rows` as const, access: 'employee' },
    objects: { method: 'GET', path: `${path}/{id}/objects` as const, access: 'employee' },
    answer: { method: 'POST', path: `${path}/{id}/answers` as const, access: 'employee' },
    takeBack: { method: 'POST', path: `${path}/{id}/answers/back` as const, access: 'employee' },
    accept: { method: 'POST', path: `${path}/{id}/accept` as const, access: 'employee' },
    stop: { method: 'POST', path: `${path}/{id}/stop` as const, access: 'employee' },
    outcomes: { method: 'GET', path: `${path}/{id}/outcomes` as const, access: 'employee' },
    protocol: { method: 'GET', path: `${path}/{id}/protocol` as const, access: 'employee' },
    file: { method: 'GET', path: `${path}/{id}/file` as const, access: 'employee', output: 'bytes' },
    deleteFile: { method: 'DELETE', path: `/api/${domain}/load-files/{id}` as const, access: 'employee' },
    senders: { method: 'GET', path: senders, access: 'employee' },
    renameSender: { method: 'POST', path: `${senders}/{id}/rename` as const, access: 'employee' },
    forgetSender: { method: 'DELETE', path: `${senders}/{id}` as const, access: 'employee' },
  } as const;
}
