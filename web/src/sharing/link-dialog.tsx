import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import { dayAfter, dayOf, formatDate, today } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { DateField } from '#form/field/date-field.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { showError } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';
import { clientAddress } from './client-address.ts';
import { expirationOf, isAllowedDay, linkPresets } from './link-days.ts';
import classes from './link-dialog.module.css';
import { LinkState } from './link-state.tsx';
import { useIsLinkValid } from './use-is-link-valid.ts';

/** Wording of the specification (1§8, 3§8). */
const PAST_DATE = 'Необходимо обновить дату, ссылка не валидная';

export interface LinkCalls {
  readonly update: (link: SelectionLink, expirationTime: string) => Promise<SelectionLink>;
  readonly remove: (link: SelectionLink) => Promise<unknown>;
}

export interface LinkDialogProps {
  readonly link: SelectionLink;
  /** Name of the client; 'Не указано' without one (G-15). */
  readonly companyName: string | null;
  /** Number of visible items of the selection as a text (G-12): '10 вакансий'. */
  readonly items: string;
  /** Number of items with a warning status; clients see them all the same (M-03). */
  readonly inactiveCount?: number | undefined;
  /** Client path of the domain: `/public`, `/industrial-public` (G-04). */
  readonly publicPath: string;
  readonly calls: LinkCalls;
  /** Reason why the link may not be changed or deleted (N-06). */
  readonly refusal?: string | undefined;
  /** Called with the changed link, or with null after deletion. */
  readonly onChange: (link: SelectionLink | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Expiry, code and URL of a link (3§2); identical in both domains (G-12). */
export function LinkDialog(props: LinkDialogProps) {
  const { link, companyName, items, inactiveCount = 0, publicPath, refusal, onClose } = props;
  const isValid = useIsLinkValid(link.expirationTime);
  const [day, setDay] = useState<string | null>(dayOf(link.expirationTime));
  /** An empty date is not an error until submitted. */
  const [wasSent, setSent] = useState(false);
  const isDayAllowed = isAllowedDay(day);
  const isChanged = day !== dayOf(link.expirationTime);
  const address = clientAddress(publicPath, link);
  const preset = linkPresets.find(({ days }) => dayAfter(days) === day)?.days;

  const { update, askAndRemove, isRemoving } = useLinkActions(props);
  const isOff = update.isPending || isRemoving || refusal !== undefined;

  function choose(chosen: string | null) {
    setDay(chosen);
    setSent(false);
  }
  function submit() {
    setSent(true);
    // A past day is refused without a request (G-09).
    if (!isDayAllowed) showError(PAST_DATE);
    else update.mutate(expirationOf(day));
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title="Клиентская ссылка"
      footerStart={
        <Button
          variant="danger"
          leftSection={<IconTrash {...icon16} />}
          loading={isRemoving}
          disabled={isOff}
          title={refusal}
          aria-label="Удалить ссылку"
          onClick={() => void askAndRemove()}
        >
          Удалить
        </Button>
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
          {isDayAllowed && day !== null && (
            <Text as="span" fz={13} c="soft" tabular alignSelf="center">
              до {formatDate(day)}
            </Text>
          )}
          <Button onClick={onClose}>Отменить</Button>
          <Button variant="filled" loading={update.isPending} disabled={isOff} title={refusal} onClick={submit}>
            Обновить
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
      <Stack columns="repeat(2, minmax(0, 1fr))" gap={16} className={classes.fields}>
        <div className="all-columns">
          <Text as="span" size={12} mb={4} fw={500} display="block">
            Срок действия
          </Text>
          <Segmented<number>
            aria-label="Срок действия"
            isField
            isWide
            value={preset ?? 0}
            quietValue={0}
            options={linkPresets.map(({ days, label }) => ({ value: days, label }))}
            onChange={(days) => choose(dayAfter(days))}
          />
        </div>
        <DateField
          label="Доступна до"
          value={day}
          onChange={choose}
          minDay={today()}
          error={!isDayAllowed && (day !== null || wasSent) ? PAST_DATE : undefined}
        />
        <ReadOnly label="Код доступа" value={link.password} isCode>
          <CopyButton text={link.password} label="Скопировать код доступа" />
        </ReadOnly>
        <div className="all-columns">
          <ReadOnly label="Ссылка" value={address}>
            {isValid ? (
              <CopyButton text={address} label="Скопировать ссылку" what="link" />
            ) : (
              <Button variant="subtle" size="compact-xs" onClick={() => showError(PAST_DATE)}>
                Скопировать
              </Button>
            )}
          </ReadOnly>
          <Text size={12} c="soft" mt={4}>
            Код уже в ссылке, клиенту не нужно его вводить
          </Text>
        </div>
      </Stack>
      <Stack gap={4} mt={16} p="10px 12px" bdrs="r2" bg="raised">
        <LinkState link={link} />
        <LinkRemarks inactiveCount={inactiveCount} refusal={refusal} isNewTerm={isChanged && isDayAllowed} />
      </Stack>
    </Dialog>
  );
}

/** Update and removal of the link, each with its toasts. */
function useLinkActions({ link, calls, onChange, onClose }: LinkDialogProps) {
  const update = useAction({
    run: (expirationTime: string) => calls.update(link, expirationTime),
    done: 'Ссылка успешно обновлена',
    failed: handleFailure,
    keep: onChange,
  });
  const remove = useAction({
    run: () => calls.remove(link),
    done: 'Ссылка успешно удалена',
    failed: handleFailure,
    keep: handleGone,
  });

  async function handleGone() {
    await onChange(null);
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
  return { update, askAndRemove, isRemoving: remove.isPending };
}

interface LinkRemarksProps {
  readonly inactiveCount: number;
  readonly refusal: string | undefined;
  /** Whether another expiry is chosen but not saved yet. */
  readonly isNewTerm: boolean;
}

function LinkRemarks({ inactiveCount, refusal, isNewTerm }: LinkRemarksProps) {
  return (
    <>
      {inactiveCount > 0 && (
        <Row as="span" display="inline-flex" gap={6} fz={13} c="soft" className={classes.inactive}>
          <IconAlertTriangle {...icon16} aria-label="Внимание" />
          Не активны: {inactiveCount}
        </Row>
      )}
      {refusal !== undefined && (
        <Text as="span" size={12} c="soft" mt={4}>
          {refusal}
        </Text>
      )}
      {isNewTerm && (
        <Text as="span" size={12} c="soft" mt={4}>
          Новый срок начнёт действовать после «Обновить»
        </Text>
      )}
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
    <div>
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
