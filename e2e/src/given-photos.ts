import { uploadFiles } from '@gektar/contract/files/file-endpoints.ts';
import type { Property, PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import { drawn } from './drawn-picture.ts';

/** A plot with photos of one type, the first for the presentation. */
export async function givenPhotos(
  app: TestApp,
  count: number,
  about: Partial<PropertyFieldsInput> = {},
): Promise<Property> {
  const files = Array.from(
    { length: count },
    (_, n) => new Blob([new Uint8Array(drawn(n * 20))], { type: 'image/png' }),
  );
  const stored = await app.broker.call(uploadFiles, { query: { kind: 'image' }, form: { files } });
  return givenProperty(app.db, {
    images: stored.map(({ id }, n) => ({ globalImageId: id, imageType: { id: 1 }, presenceInTheFlyer: n === 0 })),
    ...about,
  });
}
