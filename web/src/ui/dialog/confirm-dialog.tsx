import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Dialog } from './dialog.tsx';
import type { OpenQuestion } from './open-question.ts';
import { answerLabels } from './question.ts';

/** A confirmation over the page. A destructive button is red and not focused first. */
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

/** Restores the focus itself: an answered question is removed at once, before Mantine can return the focus. */
function useFocusWhereItWas(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
