import * as z from 'zod';
import { DictionaryReference, NamedValue } from '#dictionaries/dictionary.ts';
import { eachFileOnce, MAX_ATTACHED } from '#files/attached.ts';
import { maybe } from '#optional.ts';

/** Message for a missing presentation photo; literal (2§5). */
export const flyerMissing = 'Выберите фотографию для выгрузки в PPT!';
/** Message for a photo without a type; literal (2§5). */
export const photoTypeMissing = 'Тип фотографии обязательное поле';

/** A photo of a complex or a building (2§3). */
export const IndustrialImage = z.object({
  globalImageId: z.uuid(),
  imageType: NamedValue.nullable(),
  presenceInTheFlyer: z.boolean(),
  isChecked: z.boolean(),
});
export type IndustrialImage = z.infer<typeof IndustrialImage>;

const ImageDraft = z.object({
  globalImageId: z.uuid(),
  /** Every photo must have a type (2§4). */
  imageType: maybe(DictionaryReference),
  presenceInTheFlyer: z.boolean().default(false),
});
export type ImageDraft = z.infer<typeof ImageDraft>;

const typed = z
  .array(ImageDraft)
  .max(MAX_ATTACHED)
  .check(eachFileOnce('globalImageId'))
  .check(({ value, issues }) => {
    for (const [index, { imageType }] of value.entries()) {
      if (imageType !== null) continue;
      issues.push({ code: 'custom', path: [index, 'imageType'], input: null, message: photoTypeMissing });
    }
  });

/** Photos in the draft of a complex: at most one is marked for the presentation. */
export const ComplexImageDrafts = typed
  .check(({ value, issues }) => {
    if (flyersOf(value) > 1) issues.push({ code: 'custom', input: value, message: flyerMissing });
  })
  .optional();

/**
 * Photos in the draft of a building: when there are any, exactly one is marked for the presentation; none is marked
 * automatically (H-06, M-33).
 */
export const BuildingImageDrafts = typed
  .check(({ value, issues }) => {
    if (value.length > 0 && flyersOf(value) !== 1) issues.push({ code: 'custom', input: value, message: flyerMissing });
  })
  .optional();

function flyersOf(images: readonly ImageDraft[]): number {
  return images.filter(({ presenceInTheFlyer }) => presenceInTheFlyer).length;
}
