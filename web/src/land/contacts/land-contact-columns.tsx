import type { LandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { formatPhone } from '@gektar/format/phone.ts';
import type { ReactNode } from 'react';
import { dash, textCell } from '#table/cells.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { LinkButton, linkClass } from '#ui/button/link-button.tsx';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import { Row } from '#ui/layout/row.ts';
import classes from './land-contact-columns.module.css';
import { landContactName } from './land-contact-name.ts';
import type { LandContactSort } from './land-contact-search.ts';
import { openLandContact } from './open-land-contact.ts';

/** The contacts table (1§2); a name opens the form. */
export const landContactColumns: readonly TableColumn<LandContact, LandContactSort>[] = [
  {
    id: 'name',
    title: 'Контакт',
    width: 280,
    sortBy: 'name',
    cell: (row) => (
      <LinkButton
        tabIndex={-1}
        title={landContactName(row)}
        className={classes.text ?? ''}
        onClick={() => openLandContact(row)}
      >
        {landContactName(row)}
      </LinkButton>
    ),
  },
  {
    id: 'phone',
    title: 'Телефон',
    width: 228,
    sortBy: 'phone',
    cell: ({ phone }) =>
      phone === null ? (
        dash
      ) : (
        <Way label="Скопировать телефон" text={formatPhone(phone)}>
          <PhoneLink phone={phone} />
        </Way>
      ),
  },
  {
    id: 'email',
    title: 'Эл. почта',
    width: 250,
    sortBy: 'email',
    cell: ({ email }) =>
      email === null ? (
        dash
      ) : (
        <Way label="Скопировать эл. почту" text={email}>
          <a className={`${linkClass} ${classes.text}`} href={`mailto:${email}`}>
            {email}
          </a>
        </Way>
      ),
  },
  {
    id: 'comment',
    title: 'Комментарий',
    width: 220,
    tone: 'quiet',
    cell: ({ comment }) => textCell(comment),
  },
];

function Way({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <Row as="span" display="inline-flex" gap={4} maw="100%" className={classes.way}>
      {children}
      <CopyButton label={label} text={text} />
    </Row>
  );
}
