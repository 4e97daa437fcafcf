import { Button } from '@mantine/core';
import { ModalsProvider, modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';
import { DialogBody, DialogFooter } from './dialog.tsx';
import { answerLabels, type Question } from './question.ts';

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

function Answers({ onAnswer, ...question }: Question & { onAnswer: (isConfirmed: boolean) => void }) {
  const { text, danger = false } = question;
  const labels = answerLabels(question);
  return (
    <>
      {text && (
        <DialogBody>
          <div className={classes.text}>{text}</div>
        </DialogBody>
      )}
      <DialogFooter>
        <Button {...(danger && { 'data-autofocus': true })} onClick={() => onAnswer(false)}>
          {labels.close}
        </Button>
        <Button
          variant={danger ? 'danger-filled' : 'filled'}
          {...(!danger && { 'data-autofocus': true })}
          onClick={() => onAnswer(true)}
        >
          {labels.confirm}
        </Button>
      </DialogFooter>
    </>
  );
}

/** Where questions appear; once, around the application. */
export function ConfirmPlace({ children }: { children: ReactNode }) {
  return <ModalsProvider>{children}</ModalsProvider>;
}
