import type { CustomerKey } from '@gektar/contract/people/talk.ts';
import { Button } from '@mantine/core';
import { IconBell, IconPhoneCheck, IconPlus } from '@tabler/icons-react';
import { openMinuteRequest } from '#people/minute-request-opener.ts';
import { openTalk } from '#people/talks/open-talk.ts';
import { icon16 } from '#ui/icon.ts';

/**
 * Opens the dialog of a reminder about a customer. Passed as a prop, because this folder does not import `reminders`.
 */
export type RemindOf = (about: CustomerKey & { readonly title: string }) => void;

interface CustomerActionsProps {
  readonly customer: CustomerKey;
  readonly name: string;
  readonly phone: string | undefined;
  /** Company of a contact. */
  readonly companyId: string | null | undefined;
  readonly onRemind: RemindOf;
}

/** Actions on a company or a person: a talk, a reminder, a request. */
export function CustomerActions({ customer, name, phone, companyId, onRemind }: CustomerActionsProps) {
  const { kind, id } = customer;
  const of = kind === 'contact' ? { contactId: id, ...(companyId && { companyId }) } : { companyId: id };
  return (
    <>
      <Button leftSection={<IconPhoneCheck {...icon16} />} onClick={() => openTalk({ customer, name })}>
        Записать разговор
      </Button>
      <Button leftSection={<IconBell {...icon16} />} onClick={() => onRemind({ ...customer, title: name })}>
        Напомнить
      </Button>
      <Button
        leftSection={<IconPlus {...icon16} />}
        onClick={() => openMinuteRequest({ ...of, name, ...(phone !== undefined && { phone }) })}
      >
        Запрос за минуту
      </Button>
    </>
  );
}
