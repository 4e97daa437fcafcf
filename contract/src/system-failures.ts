export const systemFailures = {
  /** No service is connected under this name. */
  'service.not_connected': 409,
  /** Another check of the service is in progress, in any process. */
  'service.being_checked': 409,
} as const;
