export const loadFailures = {
  'load.not_found': 404,
  /** Another employee has answered since: the response contains the current state. */
  'load.changed': 409,
  /** The step is not possible in this state: an answer while objects are written, an undo before the end. */
  'load.closed': 409,
  /** The file was deleted, by hand or after `LOAD_FILE_DAYS`; the data read from it remain. */
  'load_file.not_found': 404,
  'sender.not_found': 404,
} as const;
