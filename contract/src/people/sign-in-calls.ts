import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './sign-in.ts';

export const signIn: CallOf<typeof endpoints.signIn> = { method: 'POST', path: '/api/Auth', access: 'anyone' };

export const refreshSignIn: CallOf<typeof endpoints.refreshSignIn> = {
  method: 'POST',
  path: '/api/Auth/refresh',
  access: 'anyone',
};

export const signOut: CallOf<typeof endpoints.signOut> = { method: 'POST', path: '/api/Auth/logout', access: 'anyone' };
