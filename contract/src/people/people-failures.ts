export const peopleFailures = {
  'auth.required': 401,
  'auth.wrong_credentials': 401,
  'auth.refresh_void': 401,
  /** The password is right, but the employee may not sign in. */
  'auth.blocked': 401,
  /** Refused before the password is checked; `Retry-After` has the remaining time. */
  'auth.too_many_tries': 429,
  'access.forbidden': 403,
  'employee.not_found': 404,
  'comment.not_found': 404,
  'company.not_found': 404,
  'contact.not_found': 404,
  /** After a concurrent save; `current` is the record as it is now. */
  'company.changed': 409,
  'contact.changed': 409,
  /** The customer service did not answer, and nothing is stored. */
  'crm.away': 502,
  /** Works with a customer service only (N-03). */
  'crm.absent': 409,
  /** A record of the customer service: it is changed there. */
  'customer.not_own': 409,
  'customer.linked': 409,
  /** Records of the same phone or INN that the employee has not seen; they are in `current`. */
  'customer.doubles': 409,
  /** To be linked to; the field is in `fields`. */
  'customer.not_in_crm': 400,
} as const;
