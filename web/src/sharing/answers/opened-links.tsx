import type { ReceivedAnswers } from '@gektar/contract/sharing/client-answers.ts';
import type { SendingWay } from '@gektar/contract/sharing/selection-link.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useIsLinkValid } from '#sharing/use-is-link-valid.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import type { AnswersTabProps } from './answered-object.ts';
import classes from './answers-tab.module.css';

export type OpenedLinkOf = ReceivedAnswers['links'][number];
type LinkDialogOf = AnswersTabProps['linkDialog'];

const times: PluralForms = ['раз', 'раза', 'раз'];

/** 'Логистика'; a link without a name is named after its kind. */
export function linkName(link: Pick<OpenedLinkOf, 'name' | 'isFirst' | 'expirationTime'> | undefined): string {
  if (link?.name) return link.name;
  if (!link || link.expirationTime === null) return 'Прежняя ссылка';
  return link.isFirst ? 'Клиентская ссылка' : 'Ссылка без имени';
}

interface LinkSwitchProps {
  readonly links: readonly OpenedLinkOf[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

/** Shows the answers of all links or of one. */
export function LinkSwitch({ links, chosenId, onChoose }: LinkSwitchProps) {
  if (links.length < 2) return null;
  return (
    <div className={classes.which}>
      <Segmented<string>
        aria-label="Чьи ответы"
        value={chosenId ?? ''}
        options={[
          { value: '', label: 'Все ссылки' },
          ...links.map((link) => ({ value: link.id, label: linkName(link) })),
        ]}
        onChange={(id) => onChoose(id || undefined)}
      />
    </div>
  );
}

/** The head of the list of links, with a button that creates a further one. */
export function LinksHead({ dialog }: { readonly dialog: LinkDialogOf }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.head}>
      <h2>Ссылки</h2>
      <Button leftSection={<IconPlus {...icon16} />} onClick={() => setOpen(true)}>
        Новая ссылка
      </Button>
      {isOpen && <Suspense>{dialog(null, () => setOpen(false))}</Suspense>}
    </div>
  );
}

const wayNames: Readonly<Record<SendingWay, string>> = {
  telegram: 'Telegram',
  whatsApp: 'WhatsApp',
  mail: 'почта',
  share: '',
};

/** 'Отправлена 16.11.2026, Telegram'; empty when it is not known. */
function sentText({ sentDateTime, sentWay }: Pick<OpenedLinkOf, 'sentDateTime' | 'sentWay'>): string {
  if (sentDateTime === null || sentWay === null) return '';
  return [`Отправлена ${formatDate(sentDateTime)}`, wayNames[sentWay]].filter(Boolean).join(', ');
}

/** A link with its openings by day; its name opens its dialog, until it is deleted. */
export function OpenedLink({ link, dialog }: { readonly link: OpenedLinkOf; readonly dialog: LinkDialogOf }) {
  const { expirationTime, openingCount, openingLimit, hasRates, days } = link;
  const [isOpen, setOpen] = useState(false);
  const isValid = useIsLinkValid(expirationTime ?? undefined);
  const most = Math.max(1, ...days.map(({ count }) => count));
  const limit = openingLimit === null ? '' : ` из ${openingLimit}`;
  const about = [sentText(link), !hasRates && 'без ставок', days.length === 0 && 'ещё не открывали']
    .filter(Boolean)
    .join(' · ');
  const ends = isValid ? `до ${formatDate(expirationTime)}` : 'истекла';
  return (
    <div className={classes.link}>
      <p>
        {expirationTime ? (
          <LinkButton onClick={() => setOpen(true)}>{linkName(link)}</LinkButton>
        ) : (
          <b>{linkName(link)}</b>
        )}
        <small data-live={isValid || undefined}>{expirationTime ? ends : 'удалена'}</small>
      </p>
      {about !== '' && <p className={classes.days}>{about}</p>}
      {days.length > 0 && (
        <>
          <div className={classes.bars} aria-hidden>
            {days.map(({ day, count }) => (
              <i key={day} title={`${formatDate(day)}: ${count}`} style={{ blockSize: `${(count / most) * 100}%` }} />
            ))}
          </div>
          <p className={classes.days}>
            <span>{formatDate(days[0]?.day)}</span>
            <span>{`открыта ${formatCountOf(openingCount, times)}${limit}`}</span>
            {days.length > 1 && <span>{formatDate(days.at(-1)?.day)}</span>}
          </p>
        </>
      )}
      {expirationTime !== null && link.sentDateTime !== null && (
        <LinkButton onClick={() => setOpen(true)}>Отправить ещё раз</LinkButton>
      )}
      {isOpen && <Suspense>{dialog(link, () => setOpen(false))}</Suspense>}
    </div>
  );
}
