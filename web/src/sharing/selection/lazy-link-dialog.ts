import type { ReactNode } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import type { AnyItem, SelectedRow } from './selection-kind.ts';
import type { SelectionLinkDialogProps } from './selection-link-dialog.tsx';

const Loaded = lazyPart(async () => ({ default: (await import('./selection-link-dialog.tsx')).SelectionLinkDialog }));

/** The dialog of a link, loaded when it is opened. */
export const SelectionLinkDialog = Loaded as <Row extends SelectedRow, Item extends AnyItem>(
  props: SelectionLinkDialogProps<Row, Item>,
) => ReactNode;
