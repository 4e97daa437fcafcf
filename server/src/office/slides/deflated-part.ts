import { deflateRawSync } from 'node:zlib';
import { ZipPassThrough } from 'fflate';

const DEFLATE = 8;

/**
 * A part of a zip file compressed by Node itself, in one push. The library's compressor allocates half a megabyte for
 * each part, and a presentation has hundreds of them.
 */
export class DeflatedPart extends ZipPassThrough {
  override compression = DEFLATE;

  protected override process(content: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    this.ondata(null, new Uint8Array(deflateRawSync(content)), isLast);
  }
}
