import { createContext } from 'react';

/** State of a line that is shown as a notification. */
export interface NoticeState {
  readonly isRead: boolean;
  /** Whether the line has been dealt with and so has no action any more. */
  readonly isDone: boolean;
  /** Closes the panel when the line opens a page or a dialog; undefined on the page of all notifications. */
  readonly onLeave?: (() => void) | undefined;
}

/** Set around notifications, so that lines of 'Сегодня' look like notifications there. */
export const NoticeContext = createContext<NoticeState | undefined>(undefined);
