import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { BlankPlot, BrokenPlan, NoPlotFound } from './illustrations.tsx';

export interface EmptyStateProps {
  readonly title: string;
  /** One sentence. */
  readonly caption?: ReactNode;
  /** Nothing found: a search came back empty. Blank: nothing has been made yet. Broken: it could not be loaded. */
  readonly picture?: 'nothing-found' | 'blank' | 'broken' | undefined;
  /** One button that leads on. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Instead of `action`, for a link. */
  readonly children?: ReactNode;
}

const pictures = { 'nothing-found': NoPlotFound, blank: BlankPlot, broken: BrokenPlan } as const;

/** Title, caption, image, button (1§2) in the middle of where something would be. */
export function EmptyState({ title, caption, picture = 'nothing-found', action, children }: EmptyStateProps) {
  const Picture = pictures[picture];
  return (
    <div className={classes.root}>
      <Picture />
      <h2 className={classes.title}>{title}</h2>
      {caption && <p className={classes.caption}>{caption}</p>}
      {action && (
        <Button variant="filled" className={classes.button ?? ''} onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {children}
    </div>
  );
}

export interface FailedStateProps {
  /** What failed: 'Не удалось загрузить данные' unless said otherwise (1§8). */
  readonly title?: string | undefined;
  readonly caption?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

/** A load that failed says what failed and offers to try again. */
export function FailedState({ title = 'Не удалось загрузить данные', caption, onRetry }: FailedStateProps) {
  return (
    <div role="alert">
      <EmptyState
        picture="broken"
        title={title}
        caption={caption}
        action={onRetry && { label: 'Повторить', onClick: onRetry }}
      />
    </div>
  );
}
