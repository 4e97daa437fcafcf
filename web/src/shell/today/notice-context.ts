import { createContext } from 'react';

/** State of a line in the bell. */
export interface NoticeState {
  readonly isRead: boolean;
  /** Dealt with: the line has no action any more. */
  readonly isDone: boolean;
  /** Closes the panel when the line opens a page or a dialog; undefined on the page of all notifications. */
  readonly onLeave?: (() => void) | undefined;
}

/** Set in the bell, where lines of 'Сегодня' look as notifications. */
export const NoticeContext = createContext<NoticeState | undefined>(undefined);
