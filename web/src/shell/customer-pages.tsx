import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { CompanyPageOfCustomer, ContactPageOfCustomer, type CustomerOfPage } from '#people/pages/customer-page.tsx';
import { openReminder } from '#reminders/open-reminder.ts';
import { icon16 } from '#ui/icon.ts';

/** Page of a company with 'Напомнить'. */
export function CompanyPage() {
  return <CompanyPageOfCustomer Actions={Remind} />;
}

/** Page of a contact with 'Напомнить'. */
export function ContactPage() {
  return <ContactPageOfCustomer Actions={Remind} />;
}

/** Sets a reminder about a company or a person: by default a call. */
function Remind(about: CustomerOfPage) {
  return (
    <Button leftSection={<IconBell {...icon16} />} onClick={() => openReminder({ about, kind: 'call' })}>
      Напомнить
    </Button>
  );
}
