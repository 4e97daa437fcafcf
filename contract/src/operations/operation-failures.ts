export const operationFailures = {
  'operation.not_found': 404,
  /** The id belongs to an operation of another entity, kind or employee. */
  'operation.id_taken': 409,
  /** A part of the operation is still running: stop it or wait. */
  'operation.running': 409,
  'operation.too_many': 409,
} as const;
