import type { Operation } from '@gektar/contract/operations/operation.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { failureText } from '#api/failure-text.ts';
import { complexHistoryKinds } from '#industrial/complexes/complex-view/complex-history-kinds.ts';
import { choicesOf } from '#industrial/dictionaries/industrial-choices.ts';
import { requestHistoryKind as industrialRequestHistoryKind } from '#industrial/requests/request-view/request-history-kind.ts';
import { propertyHistoryKind } from '#land/properties/property-view/property-history-kind.ts';
import { requestHistoryKind as landRequestHistoryKind } from '#land/requests/request-view/request-history-kind.ts';
import { LeftDetails } from '#operations/details/left-details.tsx';
import { type OpenedOperation as Opened, openedOperationSignal } from '#operations/details/open-operation.ts';
import { operationQuery } from '#operations/details/operation-data.ts';
import { OperationDetails } from '#operations/details/operation-details.tsx';
import type { HistoryKinds } from '#operations/history/history-lines.ts';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { myOperationsSignal } from '#shell/my-operations/my-operations-signal.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';

const kinds: HistoryKinds = {
  property: propertyHistoryKind,
  land_request: landRequestHistoryKind,
  ...complexHistoryKinds,
};

const useTypes = choicesOf('request-type');

const close = () => openedOperationSignal.set(undefined);

/** Details of the operation with this id, or what this undo did not restore, once loaded. */
export default function OpenedOperation({ id, shows }: Opened) {
  const { data: operation, error, refetch } = useQuery(operationQuery(id));
  if (operation === undefined) {
    return (
      <Dialog opened onClose={close} title="Действие" size={760}>
        {error ? <FailedState caption={failureText(error)} onRetry={() => void refetch()} /> : <Spinner />}
      </Dialog>
    );
  }
  const { entity } = operation;
  return entity === 'industrial_request' ? (
    <OfIndustrialRequests operation={operation} shows={shows} />
  ) : (
    <Details operation={operation} shows={shows} kind={kinds[entity]} />
  );
}

/** Details of operations on industrial requests, whose texts need the dictionary of request types. */
function OfIndustrialRequests(props: Omit<DetailsProps, 'kind'>) {
  const types = new Map(useTypes().map(({ value, label }) => [value, label]));
  return <Details {...props} kind={industrialRequestHistoryKind((type) => types.get(type))} />;
}

interface DetailsProps extends Pick<Opened, 'shows'> {
  readonly operation: Operation;
  readonly kind: HistoryKinds[string] | undefined;
}

function Details({ operation, shows, kind }: DetailsProps) {
  const { history } = useRouter();
  const { data: me } = useQuery(currentEmployeeQuery);
  const nameOf = useEmployeeNames();
  if (kind === undefined) return null;
  const ofRequests = operation.domain === 'land' ? '/land/request' : '/industrial/requests';
  const common = {
    operation,
    kind,
    names: { employee: nameOf },
    onOpen: (path: string) => {
      close();
      myOperationsSignal.set(false);
      history.push(path);
    },
    onClose: close,
  };
  if (shows === 'left') return <LeftDetails {...common} />;
  return (
    <OperationDetails {...common} isOwn={operation.employeeId === me?.id} requestPath={(id) => `${ofRequests}/${id}`} />
  );
}
