export const peopleFailures = {
  'auth.required': 401,
  'auth.wrong_credentials': 401,
  'auth.refresh_void': 401,
  /** The right password of somebody who may not sign in now. */
  'auth.blocked': 401,
  /** Refused before the password is looked at; `Retry-After` tells for how long. */
  'auth.too_many_tries': 429,
  'access.forbidden': 403,
  'employee.not_found': 404,
  'comment.not_found': 404,
  'company.not_found': 404,
  'contact.not_found': 404,
  /** The customer service did not answer, and nothing is stored. */
  'crm.away': 502,
} as const;
