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
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Truncate } from '#ui/layout/truncate.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { showError } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';
import { clientAddress } from './client-address.ts';
import { expirationOf, isAllowedDay, linkPresets } from './link-days.ts';
import classes from './link-dialog.module.css';
import { LinkState } from './link-state.tsx';
import { useIsLinkValid } from './use-is-link-valid.ts';

/** Literal (1§8, 3§8). */
const PAST_DATE = 'Необходимо обновить дату, ссылка не валидная';

export interface LinkCalls {
  readonly update: (link: SelectionLink, expirationTime: string) => Promise<SelectionLink>;
  readonly remove: (link: SelectionLink) => Promise<unknown>;
}

export interface LinkDialogProps {
  readonly link: SelectionLink;
  /** Name of the client; 'Не указано' without one (G-15). */
  readonly companyName: string | null;
  /** Visible items of the selection (G-12): '10 вакансий'. */
  readonly items: string;
  /** Number of items with a warning status; clients see them all the same (M-03). */
  readonly inactiveCount?: number | undefined;
  /** Client path of the domain: `/public`, `/industrial-public` (G-04). */
  readonly publicPath: string;
  readonly calls: LinkCalls;
  /** Reason why the link may not be changed or deleted (N-06). */
  readonly refusal?: string | undefined;
  /** The changed link; null when deleted. */
  readonly onChange: (link: SelectionLink | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Expiry, code and address of a link (3§2); the same in both domains (G-12). */
export function LinkDialog(props: LinkDialogProps) {
  const { link, companyName, items, inactiveCount = 0, publicPath, calls, refusal, onChange, onClose } = props;
  const isValid = useIsLinkValid(link.expirationTime);
  const [day, setDay] = useState<string | null>(dayOf(link.expirationTime));
  /** An empty date is not an error until submitted. */
  const [wasSent, setSent] = useState(false);
  const isDayAllowed = isAllowedDay(day);
  const isChanged = day !== dayOf(link.expirationTime);
  const address = clientAddress(publicPath, link);
  const preset = linkPresets.find(({ days }) => dayAfter(days) === day)?.days;

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
  const isOff = update.isPending || remove.isPending || refusal !== undefined;

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
  function choose(chosen: string | null) {
    setDay(chosen);
    setSent(false);
  }
  function submit() {
    setSent(true);
    // A past day is refused without a call (G-09).
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
          loading={remove.isPending}
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
          wrap
          justify="end"
          role="group"
          aria-label="Срок действия ссылки"
          className={classes.term}
        >
          {isDayAllowed && day !== null && (
            <Caption as="span" size={13} isOnLine tone="soft" hasFigures style={{ alignSelf: 'center' }}>
              до {formatDate(day)}
            </Caption>
          )}
          <Button onClick={onClose}>Отменить</Button>
          <Button variant="filled" loading={update.isPending} disabled={isOff} title={refusal} onClick={submit}>
            Обновить
          </Button>
        </Row>
      }
    >
      <Row align="stretch" justify="between" gap={12} tone="soft" below={16}>
        <Caption as="span" lines="broken" isSlim>
          {companyName ?? missing.value}
        </Caption>
        <Caption as="span" lines="whole">
          {items}
        </Caption>
      </Row>
      <Stack columns="repeat(2, minmax(0, 1fr))" gap={16} className={classes.fields}>
        <div className="all-columns">
          <Caption as="span" size={12} below={4} weight="medium" style={{ display: 'block' }}>
            Срок действия
          </Caption>
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
          <Caption size={12} tone="soft" above={4}>
            Код уже в ссылке, клиенту не нужно его вводить
          </Caption>
        </div>
      </Stack>
      <Stack gap={4} above={16} pad="10px 12px" isRound ground="raised">
        <LinkState link={link} />
        {inactiveCount > 0 && (
          <Row as="span" isInline gap={6} size={13} isOnLine tone="soft" className={classes.inactive}>
            <IconAlertTriangle {...icon16} aria-label="Внимание" />
            Не активны: {inactiveCount}
          </Row>
        )}
        {refusal !== undefined && (
          <Caption as="span" size={12} tone="soft" above={4}>
            {refusal}
          </Caption>
        )}
        {isChanged && isDayAllowed && (
          <Caption as="span" size={12} tone="soft" above={4}>
            Новый срок начнёт действовать после «Обновить»
          </Caption>
        )}
      </Stack>
    </Dialog>
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
      <Caption as="span" size={12} below={4} weight="medium" style={{ display: 'block' }}>
        {label}
      </Caption>
      <Row
        gap={8}
        pad="0 4px 0 10px"
        isRound
        ground="raised"
        style={{ height: 'max(36px, var(--touch) + 2px)', border: '1px solid var(--line-2)' }}
      >
        <Truncate grow className={classes.value} data-code={isCode || undefined} title={value}>
          {value}
        </Truncate>
        {children}
      </Row>
    </div>
  );
}
