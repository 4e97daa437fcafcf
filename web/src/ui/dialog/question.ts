import type { ReactNode } from 'react';

export interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  /** 'Подтвердить' by default (1§2). */
  readonly confirmLabel?: string | undefined;
  /** 'Отмена' by default (1§2); 'Отменить' when leaving a form (C-05). */
  readonly closeLabel?: string | undefined;
  /** Something is lost: the button is red and not the first to be focused. */
  readonly danger?: boolean | undefined;
}

/** The words on the two buttons. */
export function answerLabels({ confirmLabel = 'Подтвердить', closeLabel = 'Отмена' }: Question) {
  return { confirm: confirmLabel, close: closeLabel };
}

/** The dialog before anything is deleted, letter for letter (2§8, 3§8). */
export const deleteQuestion = {
  title: 'Удаление объекта?',
  text: 'Данные об объекте и его настройки будут удалены.  Вы уверены, что хотите продолжить?',
  confirmLabel: 'Удалить',
  danger: true,
} as const satisfies Question;

/** The dialog before a changed form is left (C-05, C-06). */
export const leaveQuestion = {
  title: 'Изменения не сохранены. Покинуть страницу?',
  confirmLabel: 'Подтвердить',
  closeLabel: 'Отменить',
} as const satisfies Question;
