/**
 * The product cannot start, for a reason that the user can fix: a wrong setting, a taken port, a locked data folder.
 * The message is complete, in Russian, and is printed as it is; the exit code is 1.
 */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
