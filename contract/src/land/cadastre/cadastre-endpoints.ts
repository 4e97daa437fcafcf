import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { IMAGE_MAX_BYTES } from '#files/stored-file.ts';
import { Polygon } from '#measure/polygon.ts';
import { SentNumber } from '#sent-number.ts';
import { text } from '#text.ts';

export const getPolygonsByCadastralNumber = endpoint({
  method: 'GET',
  path: '/api/polygon-by-cadaster',
  access: 'employee',
  summary: 'Контур участка по кадастровому номеру; неизвестный номер – пустой список (L-02)',
  query: z.object({ cadastralNumber: text(200).min(1) }),
  output: z.array(Polygon),
  failures: [],
});

/** Latitude limit of the Web Mercator projection (degrees). */
const MERCATOR_END = 85.06;
const latitude = SentNumber.pipe(z.number().min(-MERCATOR_END).max(MERCATOR_END));
const longitude = SentNumber.pipe(z.number().min(-180).max(180));

/** Geographic extent of a picture, measured at its edges; degrees, WGS 84. */
export const PictureBounds = z
  .object({ north: latitude, south: latitude, west: longitude, east: longitude })
  .refine(({ north, south }) => north > south, { path: ['south'] })
  .refine(({ west, east }) => east > west, { path: ['west'] });
export type PictureBounds = z.infer<typeof PictureBounds>;

/** Message when a picture yields no outline (our wording). */
export const noOutlineInPicture = 'На картинке не найдена замкнутая линия вокруг участка';

export const getPolygonByImage = endpoint({
  method: 'POST',
  path: '/api/polygon-by-image',
  access: 'employee',
  summary: 'Самая большая обведённая область картинки, которая покрывает эти границы (L-02)',
  form: { files: 'file', maxFiles: 1, maxBytes: IMAGE_MAX_BYTES, fields: PictureBounds },
  output: Polygon,
  failures: ['file.refused', 'file.too_large'],
});
