import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './file-endpoints.ts';

export const uploadFiles: CallOf<typeof endpoints.uploadFiles> = {
  method: 'POST',
  path: '/api/image-storage',
  access: 'employee',
  form: { files: 'files' },
};

export const getFile: CallOf<typeof endpoints.getFile> = {
  method: 'GET',
  path: '/api/image-storage/{id}',
  access: 'anyone',
  output: 'bytes',
};

export const getFileInfo: CallOf<typeof endpoints.getFileInfo> = {
  method: 'GET',
  path: '/api/image-storage/document-info/{id}',
  access: 'employee',
};
