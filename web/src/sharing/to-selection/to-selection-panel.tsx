import { formatCount } from '@gektar/format/number.ts';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { icon14, icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { addToSelection } from './add-to-selection.ts';
import classes from './to-selection.module.css';
import type { ObjectsToAdd, OfferedRequest, ToSelectionKind } from './to-selection-kind.ts';

function requestsQuery(kind: ToSelectionKind, text: string, me: string | undefined) {
  return queryOptions({
    queryKey: [kind.domain, 'to-selection', { text, me }],
    queryFn: ({ signal }) => kind.findRequests({ text, mine: text === '' ? me : undefined }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Whether one object is in the selection of a request. */
function isInQuery(kind: ToSelectionKind, requestId: string, objectId: string | undefined) {
  return queryOptions({
    queryKey: [kind.domain, 'to-selection', 'is-in', requestId, objectId],
    queryFn: async () => (await kind.read(requestId)).items.some((item) => item.status && item.objectId === objectId),
    enabled: objectId !== undefined,
    staleTime: 0,
  });
}

/** The panel took the focus before its script was there. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true });

export interface ToSelectionPanelProps extends ObjectsToAdd {
  readonly onClose: () => void;
}

/** My latest requests, or those of the whole office that a text finds. */
export function ToSelectionPanel({ kind, objectIds, me, onClose }: ToSelectionPanelProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const text = useDeferredValue(typed.trim());
  const { data: found, error } = useQuery(requestsQuery(kind, text, me));
  const listId = useId();
  const requests = found ?? [];
  const at = Math.min(active, requests.length - 1);

  async function add(request: OfferedRequest | undefined, isStaying: boolean) {
    if (request === undefined) return;
    const isIn = await addToSelection(client, kind, request, objectIds);
    await client.invalidateQueries({ queryKey: [kind.domain, 'to-selection'] });
    if (isIn && !isStaying) onClose();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setActive(Math.min(at + 1, requests.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(at - 1, 0));
    else if (event.key === 'Enter') void add(requests[at], event.shiftKey);
    else return;
    event.preventDefault();
  }

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
          aria-activedescendant={requests[at] && `${listId}-${requests[at].id}`}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={200}
          placeholder="Запрос, компания, телефон"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActive(0);
          }}
          onKeyDown={handleKey}
        />
      </Row>
      {error ? (
        <Text p="10px 12px" size={13} c="danger" role="alert">
          {failureText(error)}
        </Text>
      ) : (
        <>
          <Text p="8px 12px 4px" size={12} c="soft">
            {text === '' ? 'Недавние мои запросы' : 'Найдено'}
          </Text>
          <Box id={listId} role="listbox" aria-label="Запросы" mah={320} overflowY="auto" p="0 6px 6px">
            {requests.map((request, index) => (
              <RequestOption
                key={request.id}
                id={`${listId}-${request.id}`}
                kind={kind}
                request={request}
                objectId={objectIds.length === 1 ? objectIds[0] : undefined}
                isActive={index === at}
                onPick={(isStaying) => void add(request, isStaying)}
              />
            ))}
          </Box>
          {found?.length === 0 && (
            <Text p="4px 12px 12px" size={13} c="mute">
              {text === '' ? 'Своих запросов пока нет' : 'Ничего не найдено'}
            </Text>
          )}
        </>
      )}
      <Row gap={12} p="8px 12px" bdt="line" bg="raised" fz={12} c="soft" className="on-laptop">
        <span>Enter добавить</span>
        <span>Shift Enter и оставить открытым</span>
      </Row>
    </>
  );
}

interface RequestOptionProps {
  readonly id: string;
  readonly kind: ToSelectionKind;
  readonly request: OfferedRequest;
  /** One object alone is marked where it is already. */
  readonly objectId: string | undefined;
  readonly isActive: boolean;
  readonly onPick: (isStaying: boolean) => void;
}

function RequestOption({ id, kind, request, objectId, isActive, onPick }: RequestOptionProps) {
  const { data: isIn } = useQuery(isInQuery(kind, request.id, objectId));
  const count = request.countRequrestSelectionItems;
  const about = [request.company?.name, count > 0 ? `${formatCount(count)} в подборке` : 'подборка пуста'];
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      onClick={({ shiftKey }) => onPick(shiftKey)}
    >
      <span>
        {request.name}
        <small>{about.filter(Boolean).join(' · ')}</small>
      </span>
      {isIn && (
        <span className={classes.in}>
          <IconCheck {...icon14} /> в подборке
        </span>
      )}
    </button>
  );
}
