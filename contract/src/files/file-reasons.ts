import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES, MAX_FILES_AT_ONCE, MEGABYTE } from './stored-file.ts';

/** Why a file is refused (our wording): shown by the browser before sending, and by the server afterwards. */
export const fileReasons = {
  empty: 'Файл пуст',
  notImage: 'Фотография должна быть в формате JPEG, PNG или WebP',
  imageTooLarge: `Фотография больше ${IMAGE_MAX_BYTES / MEGABYTE} МБ`,
  documentTooLarge: `Файл больше ${DOCUMENT_MAX_BYTES / MEGABYTE} МБ`,
  tooManyPixels: 'Слишком большое изображение',
  broken: 'Файл повреждён или получен не целиком',
  forbidden: 'Программы и веб-страницы не принимаются',
  tooMany: `Не больше ${MAX_FILES_AT_ONCE} файлов за один раз`,
  gone: 'Файла больше нет. Загрузите его снова',
  usedTwice: 'Файл указан дважды',
} as const;
