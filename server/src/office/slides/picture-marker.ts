const MARK = 'gektar-picture:';

/** Placeholder of a picture until the file is written: its bytes contain the path of the picture. */
export function pictureMarker(path: string): string {
  return `data:image/jpeg;base64,${Buffer.from(MARK + path).toString('base64')}`;
}

/** The path in a marker; undefined for other content. */
export function pathInMarker(content: Uint8Array): string | undefined {
  const beginning = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, MARK.length));
  if (beginning.toString('latin1') !== MARK) return undefined;
  return Buffer.from(content).subarray(MARK.length).toString();
}
