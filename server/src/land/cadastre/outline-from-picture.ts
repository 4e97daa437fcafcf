import { Failure } from '@gektar/contract/failure.ts';
import { fileReasons } from '@gektar/contract/files/file-reasons.ts';
import { noOutlineInPicture, type PictureBounds } from '@gektar/contract/land/cadastre/cadastre-endpoints.ts';
import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import sharp from 'sharp';
import { recognise } from '#files/content-type.ts';
import { readPicture } from '#files/make-sizes.ts';
import type { ReceivedFile } from '#http/read-form.ts';
import type { Picture } from './picture-marks.ts';
import { traceOutline } from './trace-outline.ts';

/** Longest side of the scaled picture (px): a drawn line stays visible, and tracing takes at most a second. */
const LONGEST_SIDE = 1_200;
/** Form field that a refusal names: the form has one file. */
const FIELD = 'file.0';

/**
 * The largest outlined region of a received picture (L-02).
 * @throws {Failure} file.refused with the reason at the file: not a picture, corrupt, or without an outline
 */
export async function outlineFromPicture(file: ReceivedFile, bounds: PictureBounds): Promise<Polygon> {
  const content = await recognise(file.path, file.name);
  if (content.is !== 'image') throw refused(file.size === 0 ? fileReasons.empty : fileReasons.notImage);
  const frame = { width: LONGEST_SIDE, height: LONGEST_SIDE };
  const read = await readPicture(file.path, content.format, { field: FIELD, frame });
  const { data, info } = await sharp(read.data, { raw: read.info })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture: Picture = { width: info.width, height: info.height, data };
  const outline = await traceOutline(picture, bounds);
  if (!outline) throw refused(noOutlineInPicture);
  return outline;
}

function refused(reason: string): Failure {
  return new Failure('file.refused', { fields: { [FIELD]: reason } });
}
