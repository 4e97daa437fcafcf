import { IconX } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import type { AnswerNotice } from './answers/use-client-answers.ts';
import classes from './client-notice.module.css';

export interface ClientNoticeProps {
  readonly notice: AnswerNotice | undefined;
  readonly onDismiss: () => void;
}

/** One sentence above the page, announced by screen readers. */
export function ClientNotice({ notice, onDismiss }: ClientNoticeProps) {
  return (
    <Row align="stretch" justify="center" role="status" className={`${classes.place} on-screen`}>
      {notice && (
        <Row gap={8} p="6px 6px 6px 16px" className={classes.notice}>
          <span>{notice.text}</span>
          {notice.retry && (
            <button type="button" className={classes.retry} onClick={notice.retry}>
              Повторить
            </button>
          )}
          <button type="button" aria-label="Закрыть" onClick={onDismiss}>
            <IconX {...icon16} />
          </button>
        </Row>
      )}
    </Row>
  );
}
