export const reminderFailures = {
  /** Absent or deleted. */
  'reminder.not_found': 404,
  /** It is to be about something that does not exist, or exists no more. */
  'reminder.unknown_reference': 400,
  /** Saved in between; carries the present state. */
  'reminder.changed': 409,
  /** The employee has a thousand open ones. */
  'reminder.too_many': 409,
} as const;
