import { SelectionLinkDialog } from '#sharing/selection/lazy-link-dialog.ts';
import { LoadedSelection } from '#sharing/selection/loaded-selection.tsx';
import type { AnyItem, SelectedRow, SelectionKind, SelectionRequest } from '#sharing/selection/selection-kind.ts';
import { type AnswersTabProps, answeredObjects } from './answered-object.ts';
import { AnswersTab } from './answers-tab.tsx';

interface AnswersOfSelectionProps<Row extends SelectedRow, Item extends AnyItem>
  extends Pick<AnswersTabProps, 'calls' | 'requestId' | 'one'> {
  readonly kind: SelectionKind<Row, Item>;
  /** undefined while loading. */
  readonly request: SelectionRequest | undefined;
  /** '18 000,00 м²' */
  readonly areaOf: (row: Row) => string;
}

/** The tab 'Ответы клиента' of a request, once its selection is loaded. */
export function AnswersOfSelection<Row extends SelectedRow, Item extends AnyItem>({
  kind,
  request,
  areaOf,
  ...props
}: AnswersOfSelectionProps<Row, Item>) {
  return (
    <LoadedSelection kind={kind} requestId={props.requestId} request={request}>
      {(loaded, selection) => (
        <AnswersTab
          {...props}
          domain={kind.domain}
          objects={answeredObjects(kind, selection.items, areaOf)}
          linkDialog={(link, onClose) => (
            <SelectionLinkDialog kind={kind} request={loaded} selection={selection} link={link} onClose={onClose} />
          )}
        />
      )}
    </LoadedSelection>
  );
}
