import { Button } from '@mantine/core';
import type { OpenQuestion } from './confirm.tsx';
import classes from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import { answerLabels } from './question.ts';

/** A question over the page. What would lose something is red and not the first to be focused. */
export default function ConfirmDialog({ question, answer }: OpenQuestion) {
  const { title, text, danger = false } = question;
  const labels = answerLabels(question);
  return (
    <Dialog
      opened
      onClose={() => answer(false)}
      title={title}
      size={400}
      footer={
        <>
          <Button {...(danger && { 'data-autofocus': true })} onClick={() => answer(false)}>
            {labels.close}
          </Button>
          <Button
            variant={danger ? 'danger-filled' : 'filled'}
            {...(!danger && { 'data-autofocus': true })}
            onClick={() => answer(true)}
          >
            {labels.confirm}
          </Button>
        </>
      }
    >
      {text && <div className={classes.text}>{text}</div>}
    </Dialog>
  );
}
