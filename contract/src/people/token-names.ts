/** The name-identifier claim with the employee's id in the token (1§6, B-03); `sub` has the same value. */
export const NAME_IDENTIFIER_CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier';

/** Keys of the browser's local storage (B-03). */
export const TOKEN_KEY = 'authToken';
export const REFRESH_TOKEN_KEY = 'authRefreshToken';
