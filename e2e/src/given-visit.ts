import { uploadFiles } from '@gektar/contract/files/file-endpoints.ts';
import type { PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenLink } from '@gektar/server/testing/given-link.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import sharp from 'sharp';

/** The code of every link created here. */
export const CODE = 'K7M4XC';

export interface Visit {
  readonly selectionId: string;
  readonly itemIds: readonly string[];
  readonly linkId: string;
  /** Path of the link without its code. */
  readonly path: string;
  /** The link as a broker copies it. */
  readonly link: string;
}

/**
 * A client link to plots.
 * @param plots fields of the plots, in the order of the selection
 */
export async function givenVisit(
  { db }: TestApp,
  plots: readonly Partial<PropertyFieldsInput>[],
  about: { endsIn?: string; companyId?: string } = {},
): Promise<Visit> {
  const { companyId, ...link } = about;
  const properties = [];
  for (const plot of plots) properties.push(await givenProperty(db, plot));
  const { selectionId, itemIds } = await givenSelection(db, {
    ...(companyId !== undefined && { companyId }),
    propertyIds: properties.map(({ id }) => id),
  });
  const { id: linkId } = await givenLink(db, selectionId, { password: CODE, ...link });
  const path = `/public/${selectionId}`;
  return { selectionId, itemIds, linkId, path, link: `${path}?password=${CODE}` };
}

/** Photos of one colour each, as a draft of a plot has them; the first is for the presentation. */
export async function givenPhotos(
  { broker }: TestApp,
  count: number,
): Promise<NonNullable<PropertyFieldsInput['images']>> {
  const files = await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const background = { r: 60 + n * 30, g: 120, b: 90 };
      const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
        .jpeg()
        .toBuffer();
      return new Blob([new Uint8Array(picture)], { type: 'image/jpeg' });
    }),
  );
  const stored = await broker.call(uploadFiles, { query: { kind: 'image' }, form: { files } });
  return stored.map(({ id }, n) => ({ globalImageId: id, imageType: { id: 1 }, presenceInTheFlyer: n === 0 }));
}
