import { IconAlertCircle, IconCheck, IconLoader2 } from '@tabler/icons-react';
import { icon14 } from '#ui/icon.ts';
import classes from './value-state.module.css';

/** State of an edited value: being written, written, or waiting for the person or the connection. */
export type ValueState = 'saving' | 'saved' | 'refused' | 'conflict' | 'offline' | 'unsent' | 'explained' | 'locked';

/** Icon for the state of an edited value. */
export function ValueStateMark({ state }: { readonly state: ValueState }) {
  switch (state) {
    case 'saving':
      return <IconLoader2 {...icon14} aria-hidden={false} aria-label="Записывается" role="img" />;
    case 'saved':
      return <IconCheck {...icon14} aria-hidden={false} aria-label="Записано" role="img" className="ok" />;
    case 'explained':
    case 'locked':
      return null;
    default:
      return (
        <IconAlertCircle {...icon14} aria-hidden={false} aria-label="Не записано" role="img" className={classes.open} />
      );
  }
}
