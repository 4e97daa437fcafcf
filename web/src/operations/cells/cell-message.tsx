import { type ReactNode, useEffect, useRef } from 'react';
import classes from './cells.module.css';

interface CellMessageProps {
  readonly tone?: 'danger';
  readonly children: ReactNode;
  readonly onPress?: () => void;
}

/** A message under a cell, scrolled into sight. */
export function CellMessage({ tone, children, onPress }: CellMessageProps) {
  const message = useRef<HTMLButtonElement & HTMLDivElement>(null);
  useEffect(() => message.current?.scrollIntoView({ block: 'nearest' }), []);
  if (onPress === undefined) {
    return (
      <div ref={message} role="status" className={classes.message}>
        {children}
      </div>
    );
  }
  return (
    <button type="button" tabIndex={-1} ref={message} className={classes.message} data-tone={tone} onClick={onPress}>
      <span role="alert">{children}</span>
    </button>
  );
}
