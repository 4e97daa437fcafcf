export const reminderFailures = {
  /** Absent or deleted. */
  'reminder.not_found': 404,
  /** Saved in between; carries the present state. */
  'reminder.changed': 409,
  /** The employee has a thousand open ones. */
  'reminder.too_many': 409,
} as const;
