/**
 * The product cannot start and a person can mend it: a wrong setting, a taken port, a held data folder.
 * The message is complete, in Russian, and is printed as it is; the exit code is 1.
 */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
