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
  /** Saved by somebody else in the meantime; `current` is the record as it is now. */
  'company.changed': 409,
  'contact.changed': 409,
  /** The CRM did not answer, and nothing is stored. */
  'crm.away': 502,
  /** The endpoint needs a CRM, and none is connected (N-03). */
  'crm.absent': 409,
  /** The record belongs to the CRM and can be changed only there. */
  'customer.not_own': 409,
  'customer.linked': 409,
  /** Records with the same phone or INN that the employee has not seen; they are in `current`. */
  'customer.doubles': 409,
  /** The record to link to does not exist in the CRM; the field is in `fields`. */
  'customer.not_in_crm': 400,
  /** The talk does not exist, or was deleted more than a day ago. */
  'talk.not_found': 404,
  /** Saved by somebody else in the meantime; carries the present state. */
  'talk.changed': 409,
} as const;
