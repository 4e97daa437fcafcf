import type { ReactNode } from 'react';

export interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  /** 'Подтвердить' by default (1§2). */
  readonly confirmLabel?: string | undefined;
  /** 'Отмена' by default (1§2); 'Отменить' when leaving a form (C-05). */
  readonly closeLabel?: string | undefined;
  /** Whether something is lost: then the confirming button is red and not focused first. */
  readonly danger?: boolean | undefined;
}

/** The words on the two buttons. */
export function answerLabels({ confirmLabel = 'Подтвердить', closeLabel = 'Отмена' }: Question) {
  return { confirm: confirmLabel, close: closeLabel };
}

/** Confirmation before a deletion, in the exact wording of the specification (2§8, 3§8). */
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
