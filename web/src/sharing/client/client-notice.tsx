import { IconX } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './client-notice.module.css';

/** One sentence above the page, announced by screen readers. */
export function ClientNotice({ text, onDismiss }: { text: string | undefined; onDismiss: () => void }) {
  return (
    <Row align="stretch" justify="center" role="status" className={`${classes.place} on-screen`}>
      {text !== undefined && (
        <Row gap={8} p="6px 6px 6px 16px" className={classes.notice}>
          <span>{text}</span>
          <button type="button" aria-label="Закрыть" onClick={onDismiss}>
            <IconX {...icon16} />
          </button>
        </Row>
      )}
    </Row>
  );
}
