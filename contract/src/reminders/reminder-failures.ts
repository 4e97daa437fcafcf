export const reminderFailures = {
  /** Absent or deleted. */
  'reminder.not_found': 404,
  /** The subject of the reminder does not exist or has been deleted. */
  'reminder.unknown_reference': 400,
  /** Saved by somebody else in the meantime; carries the present state. */
  'reminder.changed': 409,
  /** The employee already has `MAX_OPEN_REMINDERS` open reminders. */
  'reminder.too_many': 409,
} as const;
