import { uploadFiles } from '@gektar/contract/files/file-endpoints.ts';
import { createProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { createRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { addSelectionItems, getSelectionOfRequest } from '@gektar/contract/land/selections/selection.ts';
import { propertyFields } from '@gektar/server/testing/given.ts';
import { requestFields } from '@gektar/server/testing/given-request.ts';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { DemoProduct } from './demo-product.ts';

/** Number of photos per plot, as many as its slide shows. */
export const PHOTOS = 3;
const AT_ONCE = 4;
/** Size of the uploaded photos (px). */
const SIZE = { width: 1280, height: 853 };

/** Distinct photos: noise on a different colour each. */
export function noisyPhotos(count: number): Promise<Buffer[]> {
  const inTurn = pLimit(AT_ONCE);
  const photo = (index: number) =>
    sharp({
      create: {
        ...SIZE,
        channels: 3,
        background: { r: index % 256, g: (index * 7) % 256, b: (index * 13) % 256 },
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    })
      .jpeg({ quality: 85 })
      .toBuffer();
  return Promise.all(Array.from({ length: count }, (_, index) => inTurn(() => photo(index))));
}

/**
 * Creates a selection of new plots with their own photos, none of which has been exported before.
 * @returns id of its request
 */
export async function fillWithUploads(product: DemoProduct, photos: readonly Buffer[]): Promise<string> {
  const { call, employeeId } = product;
  const inTurn = pLimit(AT_ONCE);
  const ids = await Promise.all(photos.map((photo) => inTurn(() => upload(product, photo))));
  const plots: string[] = [];
  for (let at = 0; at < ids.length; at += PHOTOS) {
    const images = ids.slice(at, at + PHOTOS).map((globalImageId) => ({ globalImageId }));
    const place = { latitude: 55 + (at % 17) / 10, longitude: 36 + (at % 23) / 10 };
    const { id } = await call(createProperty, { body: propertyFields(employeeId, { ...place, images }) });
    plots.push(id);
  }
  const request = await call(createRequest, { body: requestFields({ name: 'Первая выгрузка' }) });
  const selection = await call(getSelectionOfRequest, { params: { requestId: request.id } });
  const items = plots.map((entityId) => ({ entityId }));
  await call(addSelectionItems, { params: { id: selection.id }, body: { items } });
  return request.id;
}

async function upload({ url, token }: DemoProduct, photo: Buffer): Promise<string> {
  const body = new FormData();
  body.append('files', new File([new Uint8Array(photo)], 'photo.jpg'));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${uploadFiles.path}?kind=image`, { method: 'POST', headers, body });
  if (response.status !== 201) throw new Error(`upload: ${response.status}`);
  const [file] = uploadFiles.output.parse(await response.json());
  if (!file) throw new Error('upload: no file in the answer');
  return file.id;
}
