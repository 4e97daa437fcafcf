import type { Domain } from '@gektar/contract/domain.ts';
import {
  type ClientLink,
  LINK_DAYS,
  type SelectionLink,
  type SendingWay,
} from '@gektar/contract/sharing/selection-link.ts';
import { formatDate } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { failureText, fieldFailures, isFailure } from '#api/failure-text.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { showError } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { clientAddress } from './client-address.ts';
import { expirationOf, isAllowedDay } from './link-days.ts';
import classes from './link-dialog.module.css';
import { LinkState } from './link-state.tsx';
import {
  draftOf,
  firstLink,
  hasOtherSettings,
  isDraftChanged,
  type LinkDraft,
  settingsOf,
} from './links/link-draft.ts';
import { LinkFields, LinkFlags } from './links/link-fields.tsx';
import { offeredObjects } from './links/link-message.ts';
import { linksQuery } from './links/link-queries.ts';
import { MessagePane } from './links/message-pane.tsx';
import type { LinkCallsOfSelection, LinkReceiver } from './selection/selection-kind.ts';
import { useIsLinkValid } from './use-is-link-valid.ts';

/** Wording of the specification (1§8, 3§8). */
const PAST_DATE = 'Необходимо обновить дату, ссылка не валидная';

export interface LinkDialogProps {
  readonly domain: Domain;
  /** The link; null for a further one, which the dialog creates (N-14). */
  readonly link: Pick<SelectionLink, 'id'> | SelectionLink | null;
  readonly selectionId: string;
  readonly requestId: string;
  /** Name of the client; 'Не указано' without one (G-15). */
  readonly companyName: string | null;
  readonly contact: LinkReceiver | null;
  /** Number of visible items of the selection, also as a text (G-12): '10 вакансий'. */
  readonly itemCount: number;
  readonly items: string;
  /** Number of items with a warning status; clients see them all the same (M-03). */
  readonly inactiveCount?: number | undefined;
  /** Client path of the domain: `/public`, `/industrial-public` (G-04). */
  readonly publicPath: string;
  readonly calls: Pick<LinkCallsOfSelection, 'all' | 'add' | 'set' | 'update' | 'sent' | 'remove'>;
  /** Reason why the link may not be changed or deleted (N-06). */
  readonly refusal?: string | undefined;
  /** Called with the changed link, or with null after deletion. */
  readonly onChange: (link: ClientLink | null) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * The form of a link: its receiver, term, limit of openings, code and URL, and the message that it is sent with (3§2,
 * N-14).
 */
export function LinkDialog(props: LinkDialogProps) {
  const { domain, link, calls, onClose } = props;
  const query = useQuery(linksQuery(domain, calls, props));
  const { data, error, refetch, isFetchedAfterMount } = query;
  const [created, setCreated] = useState<ClientLink>();
  const frame = (content: ReactNode) => (
    <Dialog opened onClose={onClose} title="Клиентская ссылка" size={WIDTH}>
      {content}
    </Dialog>
  );
  if (link !== null && !isFetchedAfterMount) return frame(<CardSkeleton />);
  if (link !== null && !data) {
    return frame(
      <FailedState title="Не удалось загрузить данные" caption={failureText(error)} onRetry={() => void refetch()} />,
    );
  }
  const id = created?.id ?? link?.id;
  const stored = data?.find((one) => one.id === id) ?? created ?? (isLiteral(link) ? firstLink(link) : null);
  if (link !== null && !stored) return frame(<FailedState title="Ссылку уже удалил другой сотрудник" />);
  return <LinkForm key={stored?.id ?? 'new'} {...props} link={stored} onCreated={setCreated} />;
}

const WIDTH = 940;

/** Whether the link has the shape of the specification, which is known before the further settings are loaded. */
function isLiteral(link: LinkDialogProps['link']): link is SelectionLink {
  return link !== null && 'password' in link;
}

interface LinkFormProps extends Omit<LinkDialogProps, 'link'> {
  /** null for a new link. */
  readonly link: ClientLink | null;
  readonly onCreated: (link: ClientLink) => void;
}

function LinkForm(props: LinkFormProps) {
  const { domain, link, companyName, contact, items, itemCount, publicPath, refusal, onClose } = props;
  const [draft, setDraft] = useState<LinkDraft>(() => draftOf(link, LINK_DAYS));
  /** An empty date is not an error until submitted. */
  const [wasSent, setSent] = useState(false);
  const isDayAllowed = isAllowedDay(draft.day);
  const isChanged = isDraftChanged(draft, link);
  const { save, sent, askAndRemove, isRemoving } = useLinkActions(props);
  const isOff = save.isPending || isRemoving || refusal !== undefined;
  const dayError = !isDayAllowed && (draft.day !== null || wasSent) ? PAST_DATE : undefined;
  const errors = { ...fieldFailures(save.error), ...(dayError && { expirationTime: dayError }) };

  function change(changed: Partial<LinkDraft>) {
    setDraft((now) => ({ ...now, ...changed }));
    setSent(false);
    save.reset();
  }
  /** @returns the stored link; undefined after a refusal, which is shown */
  async function submit(): Promise<ClientLink | undefined> {
    setSent(true);
    // A past day is refused without a request (G-09).
    if (isDayAllowed) return save.mutateAsync(draft).catch(() => undefined);
    showError(PAST_DATE);
    return undefined;
  }
  const letterOf = (stored: ClientLink) => ({ ...stored, address: clientAddress(publicPath, stored) });
  const isValid = useIsLinkValid(link?.expirationTime);

  return (
    <Dialog
      opened
      onClose={onClose}
      title="Клиентская ссылка"
      size={WIDTH}
      footerStart={
        link && (
          <RemoveButton
            isRemoving={isRemoving}
            disabled={isOff}
            refusal={refusal}
            onRemove={() => void askAndRemove()}
          />
        )
      }
      footer={
        <Row
          as="span"
          gap={8}
          wrap="wrap"
          justify="flex-end"
          role="group"
          aria-label="Срок действия ссылки"
          className={classes.term}
        >
          {isDayAllowed && draft.day !== null && (
            <Text as="span" fz={13} c="soft" tabular alignSelf="center">
              до {formatDate(draft.day)}
            </Text>
          )}
          <Button onClick={onClose}>Отменить</Button>
          <Button
            variant="filled"
            loading={save.isPending}
            disabled={isOff}
            title={refusal}
            onClick={() => void submit()}
          >
            {link ? 'Обновить' : 'Создать'}
          </Button>
        </Row>
      }
    >
      <Row align="stretch" justify="space-between" gap={12} c="soft" mb={16}>
        <Text as="span" overflowWrap="anywhere" miw={0}>
          {companyName ?? missing.value}
        </Text>
        <Text as="span" whiteSpace="nowrap">
          {items}
        </Text>
      </Row>
      <div className={classes.panes}>
        <div>
          <Stack columns="repeat(2, minmax(0, 1fr))" gap={16} className={classes.fields}>
            <LinkFields draft={draft} errors={errors} onChange={change} />
            {link && <Access link={link} address={clientAddress(publicPath, link)} isValid={isValid} />}
            <LinkFlags draft={draft} onChange={change} />
          </Stack>
          <Stack gap={4} mt={16} p="10px 12px" bdrs="r2" bg="raised">
            {link && <LinkState link={link} />}
            {link && <Openings link={link} />}
            <LinkRemarks
              inactiveCount={props.inactiveCount ?? 0}
              refusal={refusal}
              isNew={link === null}
              isChanged={isChanged && isDayAllowed}
            />
          </Stack>
        </div>
        <Stack gap={16} className={classes.message}>
          <MessagePane
            words={{ name: contact?.firstName || undefined, objects: offeredObjects(domain, itemCount) }}
            receiver={{ phone: contact?.phones[0]?.phoneNumber, email: contact?.emails[0]?.emailAddress }}
            hasAnswers={draft.hasAnswers}
            link={link ? letterOf(link) : undefined}
            isChanged={isChanged || !isValid}
            isOff={isOff}
            onSent={(id, way) => sent.mutate({ id, way })}
            save={async () => {
              const stored = await submit();
              return stored && letterOf(stored);
            }}
          />
        </Stack>
      </div>
    </Dialog>
  );
}

interface RemoveButtonProps extends Pick<LinkFormProps, 'refusal'> {
  readonly isRemoving: boolean;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

function RemoveButton({ isRemoving, disabled, refusal, onRemove }: RemoveButtonProps) {
  return (
    <>
      <Button
        variant="danger"
        leftSection={<IconTrash {...icon16} />}
        loading={isRemoving}
        disabled={disabled}
        title={refusal}
        aria-label="Удалить ссылку"
        onClick={onRemove}
      >
        Удалить
      </Button>
      <Text as="span" fz={13} c="soft" alignSelf="center" className="on-laptop">
        Перестанет открываться сразу, ответы останутся
      </Text>
    </>
  );
}

/** Saving and removal of the link, each with its toasts. */
function useLinkActions(props: LinkFormProps) {
  const { domain, link, selectionId, requestId, calls, onChange, onClose, onCreated } = props;
  const client = useQueryClient();
  const [newId] = useState(() => uuidv7());
  async function reload(changed: ClientLink | null) {
    await Promise.all([
      onChange(changed),
      client.invalidateQueries({ queryKey: [...linksQuery(domain, calls, props).queryKey] }),
      client.invalidateQueries({ queryKey: [domain, 'client-answers', requestId] }),
    ]);
  }
  const save = useAction({
    run: async (draft: LinkDraft): Promise<ClientLink> => {
      const settings = { ...settingsOf(draft), expirationTime: expirationOf(draft.day ?? '') };
      if (link === null) return calls.add({ ...settings, newId, requestSelectionId: selectionId });
      if (hasOtherSettings(draft, link)) return calls.set(link.id, settings);
      // The call of the specification changes the term only.
      return { ...link, ...(await calls.update(link, settings.expirationTime)) };
    },
    done: link === null ? 'Ссылка успешно создана' : 'Ссылка успешно обновлена',
    failed: handleFailure,
    keep: (stored) => {
      if (link === null) onCreated(stored);
      return reload(stored);
    },
  });
  // The app has the message already: a failure here only leaves out the day of sending.
  const sent = useAction({
    run: ({ id, way }: { readonly id: string; readonly way: SendingWay }) => calls.sent(id, way),
    failed: 'Отправка не отмечена',
    keep: reload,
  });
  const remove = useAction({
    run: async () => link && calls.remove(link),
    done: 'Ссылка успешно удалена',
    failed: handleFailure,
    keep: handleGone,
  });

  async function handleGone() {
    await reload(null);
    onClose();
  }
  function handleFailure(error: Error) {
    if (!isFailure(error, 'link.not_found')) return { title: 'Произошла ошибка', text: failureText(error) };
    // Deleted by a colleague meanwhile: nothing to change here.
    void handleGone();
    return { title: 'Ссылку уже удалил другой сотрудник' };
  }
  async function askAndRemove() {
    const isSure = await confirm({
      title: 'Удалить клиентскую ссылку?',
      text: 'Клиент больше не откроет подборку. У новой ссылки будет другой код.',
      confirmLabel: 'Удалить',
      danger: true,
    });
    if (isSure) remove.mutate();
  }
  return { save, sent, askAndRemove, isRemoving: remove.isPending };
}

interface AccessProps {
  readonly link: ClientLink;
  readonly address: string;
  readonly isValid: boolean;
}

/** Code and URL of a stored link. */
function Access({ link, address, isValid }: AccessProps) {
  return (
    <div className="all-columns">
      <div className={classes.access}>
        <ReadOnly label="Код доступа" value={link.password} isCode>
          <CopyButton text={link.password} label="Скопировать код доступа" />
        </ReadOnly>
        <ReadOnly label="Ссылка" value={address}>
          {isValid && <CopyButton text={address} label="Скопировать ссылку" what="link" />}
        </ReadOnly>
      </div>
      <Text size={12} c="soft" mt={4}>
        Код уже в ссылке, клиенту не нужно его вводить
      </Text>
    </div>
  );
}

/** 'Открыта 4 раза из 10' */
function Openings({ link: { openingCount, openingLimit } }: { readonly link: ClientLink }) {
  if (openingLimit === null) return null;
  const isUsed = openingCount >= openingLimit;
  return (
    <Text as="span" fz={13} c={isUsed ? 'amber' : 'soft'}>
      {isUsed ? 'Открытий больше не осталось' : `Открытий: ${openingCount} из ${openingLimit}`}
    </Text>
  );
}

interface LinkRemarksProps {
  readonly inactiveCount: number;
  readonly refusal: string | undefined;
  readonly isNew: boolean;
  /** Whether something is changed but not saved yet. */
  readonly isChanged: boolean;
}

function LinkRemarks({ inactiveCount, refusal, isNew, isChanged }: LinkRemarksProps) {
  const remarks = [
    ...(refusal === undefined ? [] : [refusal]),
    ...(isNew ? ['У ссылки будет свой код; ответы по ней видны отдельно'] : []),
    ...(!isNew && isChanged ? ['Новый срок начнёт действовать после «Обновить»'] : []),
  ];
  return (
    <>
      {inactiveCount > 0 && (
        <Row as="span" display="inline-flex" gap={6} fz={13} c="soft" className={classes.inactive}>
          <IconAlertTriangle {...icon16} aria-label="Внимание" />
          Не активны: {inactiveCount}
        </Row>
      )}
      {remarks.map((text) => (
        <Text as="span" key={text} size={12} c="soft" mt={4}>
          {text}
        </Text>
      ))}
    </>
  );
}

interface ReadOnlyProps {
  readonly label: string;
  readonly value: string;
  readonly isCode?: boolean;
  readonly children: ReactNode;
}

function ReadOnly({ label, value, isCode, children }: ReadOnlyProps) {
  return (
    <div className={classes.readOnly}>
      <Text as="span" size={12} mb={4} fw={500} display="block">
        {label}
      </Text>
      <Row
        gap={8}
        p="0 4px 0 10px"
        bdrs="r2"
        bg="raised"
        h="max(36px, var(--touch) + 2px)"
        style={{ border: '1px solid var(--line-2)' }}
      >
        <Text as="span" truncate flex={1} className={classes.value} data-code={isCode || undefined} title={value}>
          {value}
        </Text>
        {children}
      </Row>
    </div>
  );
}
