import type { CustomerKey } from '@gektar/contract/people/talk.ts';
import { useQuery } from '@tanstack/react-query';
import type { RemindOf } from '#people/pages/customer-actions.tsx';
import { CompanyPage, ContactPage } from '#people/pages/customer-page.tsx';
import { openReminder } from '#reminders/open-reminder.ts';
import { shownToQuery } from '#sharing/disclosures/disclosure-data.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const ShownToCustomer = lazyPart(async () => ({ default: (await import('./shown-to-customer.tsx')).ShownToCustomer }));

const remind: RemindOf = (about) => openReminder({ about });

function useShownCount(customer: CustomerKey): number | undefined {
  return useQuery({ ...shownToQuery(customer, {}), select: ({ count }) => count }).data;
}

const parts = { onRemind: remind, Shown: ShownToCustomer, useShownCount };

/** Page of a company, with its reminders and showings. */
export function CompanyPageOfCustomer() {
  return <CompanyPage {...parts} />;
}

/** Page of a contact, with its reminders and showings. */
export function ContactPageOfCustomer() {
  return <ContactPage {...parts} />;
}
