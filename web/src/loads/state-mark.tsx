import {
  IconArrowBackUp,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconDatabase,
  IconHelpCircle,
  IconLoader2,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { icon16 } from '#ui/icon.ts';
import classes from './state-mark.module.css';

/** `asks`: waits for an answer; `there`: in the database already; `back`: undone; `none`: not loaded or not begun. */
export type StateTone = 'asks' | 'done' | 'refused' | 'back' | 'there' | 'busy' | 'none';

const icons: Readonly<Record<StateTone, TablerIcon>> = {
  asks: IconHelpCircle,
  done: IconCircleCheck,
  refused: IconCircleX,
  back: IconArrowBackUp,
  there: IconDatabase,
  busy: IconLoader2,
  none: IconCircle,
};

export interface StateMarkProps {
  readonly tone: StateTone;
  readonly children: ReactNode;
  /** Second line under the words. */
  readonly note?: ReactNode;
}

/** A state as a coloured icon with words. */
export function StateMark({ tone, children, note }: StateMarkProps) {
  const Icon = icons[tone];
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon {...icon16} />
      <span>
        {children}
        {note !== undefined && note !== '' && <small>{note}</small>}
      </span>
    </span>
  );
}
