import { fieldMessages } from '@gektar/contract/field-message.ts';

/** All messages of fields: those of 1§5 and 2§5 literally, and a few that are not in the specification. */
export const messages = {
  ...fieldMessages,
  /** For a list without options (1§2). */
  noOptions: 'Нет данных',
  /** Title and text of the toast when a form with empty required fields is saved (1§2). */
  fillRequired: 'Заполните обязательные поля',
  fillRequiredText: 'Для сохранения формы необходимо заполнить обязательные поля во всех разделах',
  /**
   * Not in the specification, which only requires an error state (1§5): the clipboard does not contain two coordinates.
   */
  pasteFailed: 'В буфере нет двух координат',
  /** Not in the specification: the typed words are not a date. */
  saidDate: 'Дата не распознана. Например: 15.06.2026, июнь 2026, 2 кв. 2026',
  /** Not in the specification, modelled on 'Некорректная дата': an impossible time. */
  time: 'Некорректное время',
  /** Not in the specification: the value is already in the list. */
  alreadyListed: 'Уже есть в списке',
} as const;

/** Placeholder of a date, exactly as specified (1§5). */
export const datePlaceholder = 'дд.мм.гггг';
/** Placeholder of a time of day. */
export const timePlaceholder = 'чч:мм';
/** Mask of a phone number, exactly as specified (1§5). */
export const phonePlaceholder = '+7 (___) ___-__-__';
