import type { CustomerRow } from '@gektar/contract/people/customer-page.ts';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import { OWN } from '#people/customer-state.ts';
import { dash, textCell } from '#table/cells.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { linkClass } from '#ui/button/link-button.tsx';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { CustomerLink } from './customer-link.tsx';

/** Columns of the list of companies and contacts. */
export const customerColumns: readonly TableColumn<CustomerRow>[] = [
  {
    id: 'name',
    title: 'Название, имя',
    width: 320,
    grows: true,
    cell: ({ kind, id, name, isOwn }) => (
      <Row as="span" gap={6} miw={0}>
        {kind === 'company' ? (
          <IconBuilding {...icon16} role="img" aria-label="Компания" />
        ) : (
          <IconUser {...icon16} role="img" aria-label="Контакт" />
        )}
        <CustomerLink kind={kind} id={id} name={name || 'Без имени'} />
        {isOwn && <small className="mute">{OWN}</small>}
      </Row>
    ),
  },
  {
    id: 'company',
    title: 'Компания',
    width: 240,
    cell: ({ companyName }) => textCell(companyName),
  },
  {
    id: 'phone',
    title: 'Телефон',
    width: 200,
    cell: ({ phones: [phone] }) => (phone === undefined ? dash : <PhoneLink phone={phone} />),
  },
  {
    id: 'email',
    title: 'Эл. почта',
    width: 220,
    cell: ({ emails: [email] }) =>
      email === undefined ? (
        dash
      ) : (
        <a className={linkClass} href={`mailto:${email}`}>
          {email}
        </a>
      ),
  },
  { id: 'inn', title: 'ИНН', width: 130, cell: ({ inn }) => textCell(inn) },
  { id: 'note', title: 'Заметка', width: 220, tone: 'quiet', cell: ({ note }) => textCell(note) },
];

/** Columns on a narrow screen: the phone comes right after the name. */
export const narrowCustomerColumns: typeof customerColumns = [
  'name',
  'phone',
  'company',
  'email',
  'inn',
  'note',
].flatMap((id) =>
  customerColumns
    .filter((column) => column.id === id)
    .map((column) => (id === 'name' ? { ...column, width: 200 } : column)),
);
