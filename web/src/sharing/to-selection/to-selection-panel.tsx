import { MAX_SELECTION_ITEMS } from '@gektar/contract/sharing/selection-limits.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
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
import { showError } from '#ui/toast/toast.tsx';
import { LoadAgain } from '#ui/waiting/load-again.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { addToSelection } from './add-to-selection.ts';
import { AlreadyIn } from './already-in.tsx';
import type { Offer } from './offers.ts';
import type { OpenedToSelection } from './open-to-selection.ts';
import { RequestOption } from './request-option.tsx';
import type { OfferedRequest, ToSelectionKind } from './to-selection-kind.ts';
import classes from './to-selection-panel.module.css';
import { useOffers } from './use-offers.ts';
import { useRequestWrites } from './use-request-writes.ts';

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

function Requests(props: RequestsProps) {
  const { kind, objectIds, me, nameOfEmployee, onClose } = props;
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isNew, setNew] = useState(false);
  const { offers, already, first, others, percents, text, isWaiting } = useOffers(props, typed.trim());
  const client = useQueryClient();
  const { write, isPending, failureOf, forgetFailure } = useRequestWrites();
  const all = [...first, ...others];
  const [object] = objectIds;
  const hasPercents = first.some(({ request, held }) => held === undefined && percents?.has(request.id));
  const hasNone = !isWaiting && all.length === 0;
  const idOf = (index: number) => `${listId}-${index}`;
  const { at, handleKey, beginAgain } = useOptionKeys(all, isWaiting, (offer, isStaying) => {
    if (offer) pick(offer, isStaying);
    else setNew(true);
  });

  async function add(request: OfferedRequest, isStaying: boolean) {
    await write(
      request.id,
      async () => {
        await addToSelection(client, kind, request, objectIds);
        if (isStaying) await offers.refetch();
        else onClose();
      },
      // The sign-in page has replaced the panel, so a toast shows the failure.
      (error) => isFailure(error, 'auth.required') && showError(selectionToasts.notAdded, failureText(error)),
    );
  }
  function pick(offer: Offer, isStaying: boolean) {
    if (offer.held?.count !== objectIds.length) return void add(offer.request, isStaying);
    onClose();
    void navigate(kind.selectionOf(offer.request.id));
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
  const group = (title: string, listed: readonly Offer[], from: number) => (
    <OfferGroup title={title} hasPercents={from === 0 && hasPercents}>
      {listed.map((offer, index) => (
        <RequestOption
          key={offer.request.id}
          id={idOf(from + index)}
          offer={offer}
          total={objectIds.length}
          percent={percents?.get(offer.request.id)}
          colleague={colleagueOf(offer.request, me, nameOfEmployee)}
          isActive={from + index === at}
          isPending={isPending(offer.request.id)}
          failure={failureOf(offer.request.id)}
          onPick={(isStaying) => pick(offer, isStaying)}
        />
      ))}
    </OfferGroup>
  );
  return (
    <>
      <SearchInput
        typed={typed}
        listId={listId}
        activeId={offers.data && idOf(at)}
        onType={(next) => {
          setTyped(next);
          beginAgain();
          forgetFailure();
        }}
        onClear={() => setTyped('')}
        onKey={handleKey}
      />
      {offers.isError && <FailedOffers error={offers.error} onRetry={() => void offers.refetch()} />}
      {offers.isPending && <Waiting />}
      {hasNone && (
        <Text p="8px 12px 4px" size={12} c="soft" role="status">
          {text === '' ? 'Своих запросов пока нет' : 'Запроса с такими словами нет'}
        </Text>
      )}
      {already.length > 0 && object !== undefined && (
        <AlreadyIn
          {...{ kind, me, nameOfEmployee }}
          offers={already}
          objectId={object}
          onLeave={onClose}
          onChanged={() => void offers.refetch()}
        />
      )}
      <Box id={listId} role="listbox" aria-label="Запросы" aria-busy={isWaiting} className={`${classes.list} thin`}>
        {first.length > 0 && group(text === '' ? 'Недавние мои запросы' : 'Найдено', first, 0)}
        {others.length > 0 && group('Часть уже в подборках', others, first.length)}
        {offers.data && (
          <NewOption
            id={idOf(all.length)}
            name={hasNone ? text : ''}
            isActive={at === all.length}
            onChoose={() => setNew(true)}
          />
        )}
      </Box>
      <Row gap={12} p="8px 12px" bdt="line" bg="raised" size={12} c="soft" className="on-laptop">
        <KeyHint name="Enter" words="добавить" />
        <KeyHint name="Shift Enter" words="и оставить открытым" />
      </Row>
    </>
  );
}

/**
 * The active option, and the keys ↑ ↓ Enter. @param onChoose undefined: the last option, which creates a new request
 */
function useOptionKeys(
  offers: readonly Offer[],
  isWaiting: boolean,
  onChoose: (offer: Offer | undefined, isStaying: boolean) => void,
) {
  const [active, setActive] = useState(0);
  /** Enter was pressed before the results for the typed text arrived: the active option is chosen when they arrive. */
  const [awaited, setAwaited] = useState<{ readonly isStaying: boolean }>();
  const at = Math.min(active, offers.length);

  useEffect(() => {
    if (awaited === undefined || isWaiting) return;
    setAwaited(undefined);
    onChoose(offers[at], awaited.isStaying);
  });
  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (isKeyOf('minuteRequest', event.nativeEvent)) onChoose(undefined, false);
    else if (event.key === 'ArrowDown') setActive(Math.min(at + 1, offers.length));
    else if (event.key === 'ArrowUp') setActive(Math.max(at - 1, 0));
    else if (event.key === 'Enter') setAwaited({ isStaying: event.shiftKey });
    else return;
    event.preventDefault();
  }
  function beginAgain() {
    setActive(0);
    setAwaited(undefined);
  }
  return { at, handleKey, beginAgain };
}

interface SearchInputProps {
  readonly typed: string;
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onClear: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The panel got the focus before the code of this input was loaded, so the input takes it over. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true });

function SearchInput({ typed, listId, activeId, onType, onClear, onKey }: SearchInputProps) {
  return (
    <Row as="label" gap={10} p="10px 12px" bdb="line" c="soft">
      <IconSearch {...icon16} />
      <input
        ref={takeFocus}
        className={classes.input}
        role="combobox"
        aria-label="Запрос, компания, телефон"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={200}
        placeholder="Запрос, компания, телефон"
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={onKey}
      />
      {typed !== '' && <LinkButton onClick={onClear}>Очистить</LinkButton>}
    </Row>
  );
}

function FailedOffers({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <Row p="10px 12px" gap={12} justify="space-between" size={13} c="danger" role="alert">
      <Text as="span" miw={0}>
        {failureText(error)}
      </Text>
      <LinkButton className={classes.retry} onClick={onRetry}>
        Повторить
      </LinkButton>
    </Row>
  );
}

interface OfferGroupProps {
  readonly title: string;
  /** Whether its options show how they match. */
  readonly hasPercents: boolean;
  readonly children: ReactNode;
}

function OfferGroup({ title, hasPercents, children }: OfferGroupProps) {
  return (
    <Group aria-label={title}>
      <Row p="8px 6px 4px" gap={12} justify="space-between" size={12} c="soft" aria-hidden>
        <span>{title}</span>
        {hasPercents && <span>соответствие</span>}
      </Row>
      {children}
    </Group>
  );
}

interface NewOptionProps {
  readonly id: string;
  /** Name of the new request; may be empty. */
  readonly name: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function NewOption({ id, name, isActive, onChoose }: NewOptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.new}
      onClick={onChoose}
    >
      <IconPlus {...icon16} />
      <span className={classes.words}>{name === '' ? 'Новый запрос' : `Новый запрос «${name}»`}</span>
      <span className={`${classes.end} on-laptop`}>
        <Key name={isActive ? 'Enter' : keys.minuteRequest.chord.replace('+', ' ')} />
      </span>
    </button>
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
