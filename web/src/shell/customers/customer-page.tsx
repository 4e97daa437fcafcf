import type { RemindOf } from '#people/pages/customer-actions.tsx';
import { CompanyPage, ContactPage } from '#people/pages/customer-page.tsx';
import { openReminder } from '#reminders/open-reminder.ts';

const remind: RemindOf = (about) => openReminder({ about });

/** Page of a company, with its reminders. */
export function CompanyPageOfCustomer() {
  return <CompanyPage onRemind={remind} />;
}

/** Page of a contact, with its reminders. */
export function ContactPageOfCustomer() {
  return <ContactPage onRemind={remind} />;
}
