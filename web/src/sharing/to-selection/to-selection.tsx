import { type ReactElement, Suspense, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { Floating } from '#ui/menu/floating.tsx';
import { useKeyOf } from '#ui/use-key-of.ts';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './to-selection.module.css';
import type { ObjectsToAdd } from './to-selection-kind.ts';

const Panel = lazyPart(async () => ({ default: (await import('./to-selection-panel.tsx')).ToSelectionPanel }));

export interface ToSelectionProps extends ObjectsToAdd {
  /** Draws the button. */
  readonly button: (onClick: () => void) => ReactElement<Record<string, unknown>>;
  /** Opens by F8 wherever the focus is. */
  readonly hasKey?: boolean;
}

/** 'В подборку': a panel of requests under a button; Enter adds and closes, Shift+Enter adds and stays. */
export function ToSelection({ kind, objectIds, me, button, hasKey = false }: ToSelectionProps) {
  const [isOpen, setOpen] = useState(false);
  useKeyOf(hasKey ? 'toSelection' : undefined, () => setOpen(true));
  return (
    <Floating
      opened={isOpen}
      onChange={setOpen}
      target={button(() => setOpen((before) => !before))}
      label="В подборку"
      isBare
      className={classes.panel}
    >
      <Suspense fallback={<Spinner />}>
        <Panel kind={kind} objectIds={objectIds} me={me} onClose={() => setOpen(false)} />
      </Suspense>
    </Floating>
  );
}
