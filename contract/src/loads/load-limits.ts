/** Largest file of a load (bytes); its sheets have separate limits. */
export const LOAD_MAX_BYTES = 50 * 1_048_576;
/** Longest text from the clipboard (characters). */
export const LOAD_MAX_TEXT = 400_000;
/** Longest message of a messenger (characters). */
export const MAX_MESSAGE = 4_000;
/** Number of days after which the file of a load is deleted; its outcome stays with the operation. */
export const LOAD_FILE_DAYS = 90;
/** Largest number of answers of one load. */
export const MAX_LOAD_ANSWERS = 20_000;

/** Reasons why a file cannot be read, with the text of the line in the list. */
export const loadRefusals = {
  password: 'файл закрыт паролем',
  damaged: 'файл повреждён',
  'too-large': 'больше 50 МБ',
  'too-many-rows': 'больше 10 000 строк: разделите таблицу',
  'no-table': 'внутри нет таблицы',
  picture: 'картинка или скан: текста нет',
} as const;
export type LoadRefusal = keyof typeof loadRefusals;
