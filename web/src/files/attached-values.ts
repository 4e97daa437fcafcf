import { formatDate } from '@gektar/format/date.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { missing, textOrMissing } from '@gektar/format/words.ts';
import { sameJson } from '#form/sections/same-value.ts';
import type { EditedDocument } from './document-editor.tsx';
import { photoForms } from './photo-forms.ts';
import type { EditedPhoto } from './photo-rules.ts';

/** Whether two states of photos would be stored alike: marks of the editor are ignored (D-16), the order counts. */
export function samePhotos(one: readonly EditedPhoto[], other: readonly EditedPhoto[]): boolean {
  return sameJson(one.map(essence), other.map(essence));
}

function essence({ globalImageId, imageType, presenceInTheFlyer }: EditedPhoto): unknown {
  return [globalImageId, imageType?.id, presenceInTheFlyer];
}

/** '3 фотографии: Вид сверху, Подъезд' */
export function photosText(photos: readonly EditedPhoto[]): string {
  if (photos.length === 0) return missing.value;
  const types = new Set(photos.flatMap(({ imageType }) => imageType?.name ?? []));
  return [formatCountOf(photos.length, photoForms), [...types].join(', ')].filter(Boolean).join(': ');
}

/** 'Выписка ЕГРН от 01.10.2026, План' */
export function documentsText(documents: readonly EditedDocument[]): string {
  const names = documents.map(({ name, date }) => (date === null ? name : `${name} от ${formatDate(date)}`));
  return textOrMissing(names.join(', '));
}
