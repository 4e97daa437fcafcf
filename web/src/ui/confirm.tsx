import { Button } from '@mantine/core';
import { ModalsProvider, modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { DialogBody, DialogFooter } from './dialog.tsx';

export interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  /** 'Подтвердить' unless said otherwise (1§2). */
  readonly confirmLabel?: string | undefined;
  /** 'Отмена' unless said otherwise (1§2); leaving a form says 'Отменить' (C-05). */
  readonly closeLabel?: string | undefined;
  /** Something is lost: the button is red and not the first to be focused. */
  readonly danger?: boolean | undefined;
}

/** Asks and waits: true for the confirming button, false for everything else (Esc, a click beside, the cross). */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = false;
    const finish = (isConfirmed: boolean) => {
      answer = isConfirmed;
      modals.close(id);
    };
    const id = modals.open({
      title: question.title,
      size: 400,
      closeButtonProps: { 'aria-label': 'Закрыть' },
      onClose: () => resolve(answer),
      children: <Answers {...question} onAnswer={finish} />,
    });
  });
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

function Answers({
  text,
  confirmLabel = 'Подтвердить',
  closeLabel = 'Отмена',
  danger = false,
  onAnswer,
}: Question & { onAnswer: (isConfirmed: boolean) => void }) {
  return (
    <>
      {text && (
        <DialogBody>
          <div className={classes.text}>{text}</div>
        </DialogBody>
      )}
      <DialogFooter>
        <Button {...(danger && { 'data-autofocus': true })} onClick={() => onAnswer(false)}>
          {closeLabel}
        </Button>
        <Button
          variant={danger ? 'danger-filled' : 'filled'}
          {...(!danger && { 'data-autofocus': true })}
          onClick={() => onAnswer(true)}
        >
          {confirmLabel}
        </Button>
      </DialogFooter>
    </>
  );
}

/** Where questions appear; once, around the application. */
export function ConfirmPlace({ children }: { children: ReactNode }) {
  return <ModalsProvider>{children}</ModalsProvider>;
}
