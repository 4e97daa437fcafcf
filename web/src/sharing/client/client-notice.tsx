import { IconX } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';
import classes from './client-notice.module.css';

/** One sentence over the page, said once and read aloud. */
export function ClientNotice({ text, onDismiss }: { text: string | undefined; onDismiss: () => void }) {
  return (
    <div role="status" className={classes.place}>
      {text !== undefined && (
        <div className={classes.notice}>
          <span>{text}</span>
          <button type="button" aria-label="Закрыть" onClick={onDismiss}>
            <IconX {...icon16} />
          </button>
        </div>
      )}
    </div>
  );
}
