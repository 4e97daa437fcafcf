import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle } from 'react';
import FloatingPanel from '#ui/menu/floating-panel.tsx';
import { LoadAgain } from '#ui/waiting/load-again.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { type OpenedToSelection, toSelectionSignal } from './open-to-selection.ts';
import { loadToSelectionKind } from './to-selection-kinds.ts';
import classes from './to-selection-panel.module.css';
import { ToSelectionPanel, type ToSelectionPanelProps } from './to-selection-panel.tsx';

interface AnchoredPanelProps extends Omit<ToSelectionPanelProps, 'kind' | 'opened' | 'onClose'> {
  readonly opened: OpenedToSelection;
}

const close = () => toSelectionSignal.set(undefined);

/** The panel under the button that opened it; the button is rendered elsewhere: in a row, a card, a map popup. */
export function AnchoredPanel(props: AnchoredPanelProps) {
  const { anchor, domain } = props.opened;
  useEffect(() => () => focusBack(anchor), [anchor]);
  const kind = useQuery({
    queryKey: [domain, 'to-selection', 'kind'],
    queryFn: () => loadToSelectionKind(domain),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return (
    <FloatingPanel
      opened
      onChange={close}
      target={anchor === null ? <span className={classes.middle} /> : <Anchor element={anchor} />}
      label="В подборку"
      isBare
      className={classes.panel}
    >
      {kind.isPending && <Spinner />}
      {kind.isError && <LoadAgain onRetry={() => void kind.refetch()} isBusy={kind.isFetching} />}
      {kind.data && <ToSelectionPanel {...props} kind={kind.data} onClose={close} />}
    </FloatingPanel>
  );
}

/**
 * Moves the focus back after the panel has closed: to its button, or to the table when the button is hidden because the
 * pointer has left its row.
 */
function focusBack(anchor: HTMLElement | null): void {
  anchor?.focus({ preventScroll: true });
  if (anchor !== document.activeElement) anchor?.closest<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
}

/** Renders nothing; its `ref` is an existing element of the page. */
function Anchor({ element, ref }: { readonly element: HTMLElement; readonly ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
