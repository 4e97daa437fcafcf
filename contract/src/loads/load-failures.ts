export const loadFailures = {
  'load.not_found': 404,
  /** Somebody else answered meanwhile: the answer names the current state. */
  'load.changed': 409,
  /** The step is not possible in this state: an answer while objects are written, an undo before the end. */
  'load.closed': 409,
  /** The file is deleted, by hand or by its age; what was read of it stays. */
  'load_file.not_found': 404,
  'sender.not_found': 404,
} as const;
