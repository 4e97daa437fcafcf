import { fieldMessages } from '@gektar/contract/field-message.ts';

/** All messages of fields: those of 1§5 and 2§5 literally, and a few of our own. */
export const messages = {
  ...fieldMessages,
  /** An empty list (1§2). */
  noOptions: 'Нет данных',
  /** Saving with required fields empty: toast and its explanation (1§2). */
  fillRequired: 'Заполните обязательные поля',
  fillRequiredText: 'Для сохранения формы необходимо заполнить обязательные поля во всех разделах',
  /** Own wording: the clipboard has no two coordinates (1§5 only requires an error state). */
  pasteFailed: 'В буфере нет двух координат',
  /** Own wording: words that are not a date. */
  saidDate: 'Дата не распознана. Например: 15.06.2026, июнь 2026, 2 кв. 2026',
  /** Own wording, like 'Некорректная дата': an impossible time. */
  time: 'Некорректное время',
  /** Own wording: a value is already in the list. */
  alreadyListed: 'Уже есть в списке',
} as const;

/** Placeholder of a date, letter for letter (1§5). */
export const datePlaceholder = 'дд.мм.гггг';
/** Placeholder of a time of day. */
export const timePlaceholder = 'чч:мм';
/** Mask of a phone, letter for letter (1§5). */
export const phonePlaceholder = '+7 (___) ___-__-__';
