import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { useQueryClient } from '@tanstack/react-query';
import { LinkDialog } from '#sharing/link-dialog.tsx';
import { selectionCache, selectionQuery } from './selection-cache.ts';
import type { AnyItem, SelectedRow, Selection, SelectionKind, SelectionRequest } from './selection-kind.ts';
import { useSelectionRefusal } from './use-selection-refusal.ts';

export interface SelectionLinkDialogProps<Row extends SelectedRow, Item extends AnyItem> {
  readonly kind: SelectionKind<Row, Item>;
  readonly request: SelectionRequest;
  readonly selection: Selection<Item>;
  /** null: a further link, which the dialog creates. */
  readonly link: Pick<SelectionLink, 'id'> | null;
  readonly onClose: () => void;
}

/** The dialog of a link of a selection. */
export function SelectionLinkDialog<Row extends SelectedRow, Item extends AnyItem>(
  props: SelectionLinkDialogProps<Row, Item>,
) {
  const { kind, request, selection, link, onClose } = props;
  const client = useQueryClient();
  const { keepLink } = selectionCache(client, kind, request.id);
  const refusal = useSelectionRefusal(kind, request.id);
  const shown = selection.items.filter(({ status }) => status);
  const first = selection.requestSelectionLink;
  return (
    <LinkDialog
      domain={kind.domain}
      link={first && first.id === link?.id ? first : link}
      selectionId={selection.id}
      requestId={request.id}
      companyName={request.company?.name ?? null}
      contact={request.contact}
      itemCount={shown.length}
      items={formatCountOf(shown.length, kind.words.counted)}
      inactiveCount={kind.inactiveCount?.(shown)}
      publicPath={kind.publicPath}
      calls={kind.links}
      refusal={refusal}
      onChange={async (changed) => {
        if (changed ? changed.isFirst : first?.id === link?.id) await keepLink(changed);
        // A colleague may have created another link meanwhile.
        if (changed === null) void client.invalidateQueries(selectionQuery(kind, request.id));
      }}
      onClose={onClose}
    />
  );
}
