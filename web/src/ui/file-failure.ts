/** A script or a style sheet that failed to load: loading it again may succeed. */
export class FileFailure extends Error {
  override readonly name = 'FileFailure';
}
