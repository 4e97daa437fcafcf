import * as z from 'zod';
import { DictionaryReference } from '#dictionaries/dictionary.ts';
import { eachFileOnce, MAX_ATTACHED } from '#files/attached.ts';
import { ImageType } from '#land/dictionaries/dictionary-values.ts';
import { maybe, some } from '#optional.ts';

/**
 * One photo of a property; the multi-select mark `isChecked` of 1§4 exists only in the editor and is never stored
 * (D-16).
 */
export const PropertyImage = z.object({
  globalImageId: z.uuid(),
  imageType: ImageType.nullable(),
  /** Set on exactly one image of a property (1§4); used in the presentation. */
  presenceInTheFlyer: z.boolean(),
  isChecked: z.boolean(),
});
const ImageDraft = z.object({
  globalImageId: z.uuid(),
  imageType: maybe(DictionaryReference),
  presenceInTheFlyer: z.boolean().default(false),
});
export type ImageDraft = z.infer<typeof ImageDraft>;

/** Marks the first image when none is marked: a property with images has exactly one in the flyer (1§4). */
export function withFlyer(images: readonly ImageDraft[]): ImageDraft[] {
  if (images.some((image) => image.presenceInTheFlyer)) return [...images];
  return images.map((image, index) => ({ ...image, presenceInTheFlyer: index === 0 }));
}

/** Photos in the draft of a property; at most one is marked for the flyer. */
export const ImageDrafts = some(ImageDraft, MAX_ATTACHED)
  .check(({ value, issues }) => {
    if (value.filter((image) => image.presenceInTheFlyer).length > 1) issues.push({ code: 'custom', input: value });
  })
  .check(eachFileOnce('globalImageId'))
  .transform(withFlyer);
