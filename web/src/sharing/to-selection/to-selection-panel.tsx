import { MAX_SELECTION_ITEMS } from '@gektar/contract/sharing/selection-limits.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, Suspense, useDeferredValue, useEffect, useId, useState } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { selectionToasts } from '#sharing/selection/selection-words.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Group } from '#ui/component/group.tsx';
import { Key, KeyHint } from '#ui/component/key-hint.tsx';
import { icon16 } from '#ui/icon.ts';
import { isKeyOf, keys } from '#ui/keys.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { recentEntries } from '#ui/palette/recent-entries.ts';
import { showError } from '#ui/toast/toast.tsx';
import { LoadAgain } from '#ui/waiting/load-again.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { addToSelection } from './add-to-selection.ts';
import { AlreadyIn } from './already-in.tsx';
import { findOffers, findPercents, type Offer, openedRequests } from './offers.ts';
import type { OpenedToSelection } from './open-to-selection.ts';
import { RequestOption } from './request-option.tsx';
import type { OfferedRequest, ToSelectionKind } from './to-selection-kind.ts';
import classes from './to-selection-panel.module.css';

/** The panel got the focus before the code of this input was loaded, so the input takes it over. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true });

export interface ToSelectionPanelProps {
  readonly kind: ToSelectionKind;
  readonly opened: Pick<OpenedToSelection, 'objectIds' | 'opening'>;
  /** The signed-in employee, whose requests are offered first. */
  readonly me: string | undefined;
  readonly nameOfEmployee: (id: string) => string | undefined;
  readonly onClose: () => void;
}

/**
 * The employee's latest requests and those that already hold the objects, or the search results in the whole office.
 */
export function ToSelectionPanel(props: ToSelectionPanelProps) {
  const { kind, opened } = props;
  const objects = useQuery({
    queryKey: [kind.domain, 'to-selection', 'objects', opened.opening],
    queryFn: () => (typeof opened.objectIds === 'function' ? opened.objectIds() : opened.objectIds),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (objects.isError) {
    return <LoadAgain onRetry={() => void objects.refetch()} isBusy={objects.isFetching} />;
  }
  if (objects.data === undefined) return <Waiting />;
  if (objects.data.length === 0) {
    return (
      <Text p="12px" size={13} c="soft" role="status">
        Добавить нечего: открытых вакансий нет
      </Text>
    );
  }
  if (objects.data.length > MAX_SELECTION_ITEMS) {
    return (
      <Text p="12px" size={13} role="status">
        Выбрано {formatCountOf(objects.data.length, kind.forms)}, а в подборку помещается{' '}
        {formatCount(MAX_SELECTION_ITEMS)}. Снимите часть выбора: остальное добавите в другую подборку.
      </Text>
    );
  }
  return <Requests {...props} objectIds={objects.data} />;
}

function Waiting() {
  return (
    <Box p="8px 12px">
      <Spinner />
    </Box>
  );
}

interface RequestsProps extends ToSelectionPanelProps {
  readonly objectIds: readonly string[];
}

function Requests({ kind, objectIds, opened, me, nameOfEmployee, onClose }: RequestsProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [isNew, setNew] = useState(false);
  /** Enter was pressed before the results for the typed text arrived: the active option is chosen when they arrive. */
  const [awaited, setAwaited] = useState<{ readonly isStaying: boolean }>();
  /** Id of the request that is being added to, and the request whose addition failed, with the reason. */
  const [pending, setPending] = useState<string>();
  const [failed, setFailed] = useState<{ readonly id: string; readonly text: string }>();
  const [openedBefore] = useState(() => openedRequests(kind.source, recentEntries()));
  const text = useDeferredValue(typed.trim());
  const offers = useQuery({
    queryKey: [kind.domain, 'to-selection', 'offers', opened.opening, { text, me }],
    queryFn: ({ signal }) => findOffers(kind, { text, objectIds, me, opened: openedBefore }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { already = [], first = [], others = [] } = offers.data ?? {};
  const all = [...first, ...others];
  const [object, ...moreObjects] = objectIds;
  const offeredIds = first.map(({ request }) => request.id);
  // Asked after the offers, which do not wait for it; a failure leaves the percentages out.
  const { data: percents } = useQuery({
    queryKey: [kind.domain, 'to-selection', 'percents', object, offeredIds],
    queryFn: ({ signal }) => findPercents(kind, object ?? '', offeredIds, { signal }),
    enabled: moreObjects.length === 0 && offeredIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const hasPercents = first.some(({ request, held }) => held === undefined && percents?.has(request.id));
  const isWaiting = offers.data === undefined || offers.isPlaceholderData || text !== typed.trim();
  const hasNone = !isWaiting && all.length === 0;
  // The last option creates a new request.
  const at = Math.min(active, all.length);
  const idOf = (index: number) => `${listId}-${index}`;

  async function add(request: OfferedRequest, isStaying: boolean) {
    if (pending !== undefined) return;
    setPending(request.id);
    setFailed(undefined);
    try {
      await addToSelection(client, kind, request, objectIds);
      if (!isStaying) return onClose();
      await offers.refetch();
    } catch (error) {
      setFailed({ id: request.id, text: failureText(error) });
      // The sign-in page has replaced the panel, so a toast shows the failure.
      if (isFailure(error, 'auth.required')) showError(selectionToasts.notAdded, failureText(error));
    } finally {
      setPending(undefined);
    }
  }

  function pick(offer: Offer, isStaying: boolean) {
    if (offer.held?.count !== objectIds.length) return void add(offer.request, isStaying);
    onClose();
    void navigate(kind.selectionOf(offer.request.id));
  }

  useEffect(() => {
    if (awaited === undefined || isWaiting) return;
    setAwaited(undefined);
    const offer = all[at];
    if (offer) pick(offer, awaited.isStaying);
    else setNew(true);
  });

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (isKeyOf('minuteRequest', event.nativeEvent)) setNew(true);
    else if (event.key === 'ArrowDown') setActive(Math.min(at + 1, all.length));
    else if (event.key === 'ArrowUp') setActive(Math.max(at - 1, 0));
    else if (event.key === 'Enter') setAwaited({ isStaying: event.shiftKey });
    else return;
    event.preventDefault();
  }

  if (isNew) {
    return (
      <Suspense fallback={<Spinner />}>
        <kind.NewRequest
          name={typed.trim()}
          me={me}
          onCancel={() => setNew(false)}
          onLeave={onClose}
          onCreated={(request) => {
            setNew(false);
            void add(request, false);
          }}
        />
      </Suspense>
    );
  }
  const group = (title: string, listed: readonly Offer[], from: number) =>
    listed.length > 0 && (
      <Group aria-label={title}>
        <Row p="8px 6px 4px" gap={12} justify="space-between" size={12} c="soft" aria-hidden>
          <span>{title}</span>
          {from === 0 && hasPercents && <span>соответствие</span>}
        </Row>
        {listed.map((offer, index) => (
          <RequestOption
            key={offer.request.id}
            id={idOf(from + index)}
            offer={offer}
            total={objectIds.length}
            percent={percents?.get(offer.request.id)}
            colleague={colleagueOf(offer.request, me, nameOfEmployee)}
            isActive={from + index === at}
            isPending={pending === offer.request.id}
            failure={failed?.id === offer.request.id ? failed.text : undefined}
            onPick={(isStaying) => pick(offer, isStaying)}
          />
        ))}
      </Group>
    );
  return (
    <>
      <Row as="label" gap={10} p="10px 12px" bdb="line" c="soft">
        <IconSearch {...icon16} />
        <input
          ref={takeFocus}
          className={classes.input}
          role="combobox"
          aria-label="Запрос, компания, телефон"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={offers.data && idOf(at)}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={200}
          placeholder="Запрос, компания, телефон"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActive(0);
            setFailed(undefined);
            setAwaited(undefined);
          }}
          onKeyDown={handleKey}
        />
        {typed !== '' && <LinkButton onClick={() => setTyped('')}>Очистить</LinkButton>}
      </Row>
      {offers.isError && (
        <Row p="10px 12px" gap={12} justify="space-between" size={13} c="danger" role="alert">
          <Text as="span" miw={0}>
            {failureText(offers.error)}
          </Text>
          <LinkButton className={classes.retry} onClick={() => void offers.refetch()}>
            Повторить
          </LinkButton>
        </Row>
      )}
      {offers.isPending && <Waiting />}
      {hasNone && (
        <Text p="8px 12px 4px" size={12} c="soft" role="status">
          {text === '' ? 'Своих запросов пока нет' : 'Запроса с такими словами нет'}
        </Text>
      )}
      {already.length > 0 && object !== undefined && (
        <AlreadyIn
          kind={kind}
          offers={already}
          objectId={object}
          me={me}
          nameOfEmployee={nameOfEmployee}
          onLeave={onClose}
          onChanged={() => void offers.refetch()}
        />
      )}
      <Box id={listId} role="listbox" aria-label="Запросы" aria-busy={isWaiting} className={`${classes.list} thin`}>
        {group(text === '' ? 'Недавние мои запросы' : 'Найдено', first, 0)}
        {group('Часть уже в подборках', others, first.length)}
        {offers.data && (
          <button
            type="button"
            id={idOf(all.length)}
            role="option"
            tabIndex={-1}
            aria-selected={at === all.length}
            className={classes.new}
            onClick={() => setNew(true)}
          >
            <IconPlus {...icon16} />
            <span className={classes.words}>{hasNone && text !== '' ? `Новый запрос «${text}»` : 'Новый запрос'}</span>
            <span className={`${classes.end} on-laptop`}>
              <Key name={at === all.length ? 'Enter' : keys.minuteRequest.chord.replace('+', ' ')} />
            </span>
          </button>
        )}
      </Box>
      <Row gap={12} p="8px 12px" bdt="line" bg="raised" size={12} c="soft" className="on-laptop">
        <KeyHint name="Enter" words="добавить" />
        <KeyHint name="Shift Enter" words="и оставить открытым" />
      </Row>
    </>
  );
}

/** Name of the responsible employee of a colleague's request. */
function colleagueOf(
  { responsibleEmployeeId: id }: OfferedRequest,
  me: string | undefined,
  nameOf: (id: string) => string | undefined,
): string | undefined {
  return id === null || id === me ? undefined : nameOf(id);
}
