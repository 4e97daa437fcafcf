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

/** The panel under the button that opened it, which is drawn elsewhere: in a row, a card, the flag of a map. */
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

/** The focus of a closed panel: its button, or the table when the button is hidden with the pointer away from its row. */
function focusBack(anchor: HTMLElement | null): void {
  anchor?.focus({ preventScroll: true });
  if (anchor !== document.activeElement) anchor?.closest<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
}

/** Draws nothing; hands over an element of the page as its own. */
function Anchor({ element, ref }: { readonly element: HTMLElement; readonly ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}
