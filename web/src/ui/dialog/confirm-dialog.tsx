import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Dialog } from './dialog.tsx';
import type { OpenQuestion } from './open-question.ts';
import { answerLabels } from './question.ts';

/** A question over the page. What would lose something is red and not the first to be focused. */
export default function ConfirmDialog({ question, answer }: OpenQuestion) {
  const { title, text, danger = false } = question;
  const labels = answerLabels(question);
  useFocusWhereItWas();
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
      {text && (
        <div className="soft" style={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </div>
      )}
    </Dialog>
  );
}

/**
 * A question that is answered is gone at once, and with it Mantine's own way back: keys would reach nothing, not even a
 * form below.
 */
function useFocusWhereItWas(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
