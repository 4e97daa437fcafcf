import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { bitNames } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { formatDate } from '@gektar/format/date.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { missing } from '@gektar/format/words.ts';
import { Menu } from '@mantine/core';
import { IconPencil, IconStarFilled } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { placeText } from '#api/failure-text.ts';
import { reloadComplex } from '#industrial/tree/full-complex-data.ts';
import { ContactWays } from '#people/contact-ways.tsx';
import { CustomerRemark } from '#people/customer-remark.tsx';
import { customerTitle } from '#people/customer-state.ts';
import type { CustomerKind } from '#people/link-customer.ts';
import { CustomerLink } from '#people/pages/customer-link.tsx';
import { useCompany, useContact } from '#people/use-customer.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Avatar } from '#ui/component/avatar.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { deleteQuestion } from '#ui/dialog/question.ts';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { DeleteItem } from '#ui/menu/delete-item.tsx';
import { DotsMenu } from '#ui/menu/dots-menu.tsx';
import { useAction } from '#ui/use-action.ts';
import classes from './complex-people.module.css';
import { contactCalls, operatorCalls } from './people-calls.ts';
import type { ContactOfComplex, OperatorOfComplex, PeopleOfComplex } from './people-of-complex.ts';

const ContactDialog = lazyPart(() => import('./contact-dialog.tsx'));
const OperatorDialog = lazyPart(() => import('./operator-dialog.tsx'));

export interface ComplexPeopleProps {
  readonly complex: FullComplex;
  readonly people: PeopleOfComplex;
  /** The chosen building, to which people can also be added. */
  readonly building: FullBuilding | undefined;
}

/** The open dialog; `one`: the person to edit, absent for a new one. */
type Open =
  | { readonly kind: 'operator'; readonly one?: OperatorOfComplex }
  | { readonly kind: 'contact'; readonly one?: ContactOfComplex };

/** Owners and operators with their roles, and contacts. */
export function ComplexPeople({ complex, people: { operators, contacts }, building }: ComplexPeopleProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Head
        title="Собственники и операторы"
        addLabel="Добавить оператора"
        onAdd={() => setOpen({ kind: 'operator' })}
      />
      {operators.length === 0 && <None />}
      <ul>
        {operators.map((one) => (
          <Operator
            key={one.id}
            complexId={complex.id}
            operator={one}
            onEdit={() => setOpen({ kind: 'operator', one })}
          />
        ))}
      </ul>
      <Head title="Контакты" addLabel="Добавить контакт" onAdd={() => setOpen({ kind: 'contact' })} />
      {contacts.length === 0 && <None />}
      <ul>
        {contacts.map((one) => (
          <Contact key={one.id} complexId={complex.id} contact={one} onEdit={() => setOpen({ kind: 'contact', one })} />
        ))}
      </ul>
      <Suspense>
        {open?.kind === 'contact' && (
          <ContactDialog complexId={complex.id} building={building} contact={open.one} onClose={close} />
        )}
        {open?.kind === 'operator' && (
          <OperatorDialog complexId={complex.id} building={building} operator={open.one} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

function Head({ title, addLabel, onAdd }: { title: string; addLabel: string; onAdd: () => void }) {
  return (
    <Row justify="space-between" gap={8} size={13} p="12px 16px 2px">
      <h3>{title}</h3>
      <LinkButton aria-label={addLabel} onClick={onAdd}>
        Добавить
      </LinkButton>
    </Row>
  );
}

function None() {
  return (
    <Text size={13} c="mute" p="4px 16px 8px">
      {missing.data}
    </Text>
  );
}

function Operator({
  complexId,
  operator,
  onEdit,
}: {
  complexId: string;
  operator: OperatorOfComplex;
  onEdit: () => void;
}) {
  const client = useQueryClient();
  const removal = useAction({
    run: () => operatorCalls.remove(operator.id),
    done: 'Оператор удален',
    failed: (error) => ({ title: placeText(error, 'Не удалось удалить оператора') }),
    keep: () => reloadComplex(client, complexId),
  });
  const { operatorId, operator: company, roles, isMainOwner, appointmentDate, endUser, comment, building } = operator;
  const stored = useCompany(operatorId, company);
  const roleNames = bitNames('roles', roles).map((role) => (isMainOwner && role === OWNER ? `${role}, главный` : role));
  return (
    <Person name={customerTitle(stored)} link={{ kind: 'company', id: operatorId }} onEdit={onEdit} removal={removal}>
      <CustomerRemark kind="company" stored={stored} />
      <small>
        {[roleNames.join(', '), `с${nbsp}${formatDate(appointmentDate)}`, building].filter(Boolean).join(' · ')}
      </small>
      {endUser && <small>Конечный пользователь: {endUser}</small>}
      {comment && <small>{comment}</small>}
    </Person>
  );
}

const [OWNER] = bitNames('roles', 2);

function Contact({
  complexId,
  contact: link,
  onEdit,
}: {
  complexId: string;
  contact: ContactOfComplex;
  onEdit: () => void;
}) {
  const client = useQueryClient();
  const removal = useAction({
    run: () => contactCalls.remove(link.id),
    done: 'Контакт удален',
    failed: (error) => ({ title: placeText(error, 'Не удалось удалить контакт') }),
    keep: () => reloadComplex(client, complexId),
  });
  const { companyId, contactId, contact, contactRole, mainContact, comment, building } = link;
  const company = useCompany(companyId, link.company);
  const stored = useContact(contactId, contact);
  return (
    <Person
      name={customerTitle(stored)}
      link={{ kind: 'contact', id: contactId }}
      mark={
        mainContact && (
          <Row
            as="span"
            role="img"
            aria-label="Основной контакт"
            title="Основной контакт"
            display="inline-flex"
            align="stretch"
            c="text"
            style={{ verticalAlign: '-2px' }}
          >
            <IconStarFilled size={14} aria-hidden />
          </Row>
        )
      }
      onEdit={onEdit}
      removal={removal}
    >
      <CustomerRemark kind="contact" stored={stored} />
      <small>
        {[
          [contactRole.name, company.name ?? (company.error ? company.id : undefined)].filter(Boolean).join(', '),
          building,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <CustomerRemark kind="company" stored={company} />
      {comment && <small>{comment}</small>}
      {contact && <ContactWays contact={contact} />}
    </Person>
  );
}

interface PersonProps {
  readonly name: string;
  /** The page that the name leads to. */
  readonly link: { readonly kind: CustomerKind; readonly id: string };
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  readonly onEdit: () => void;
  readonly removal: { readonly isPending: boolean; readonly mutate: () => void };
}

function Person({ name, link, mark, children, onEdit, removal }: PersonProps) {
  const ask = async () => {
    if (await confirm(deleteQuestion)) removal.mutate();
  };
  return (
    <Row as="li" bdb="line" align="flex-start" gap={10} size={13} p="9px 12px 9px 16px">
      <Avatar name={properName(name)} />
      <div className={classes.words}>
        <CustomerLink {...link} name={name} /> {mark}
        {children}
      </div>
      <DotsMenu label={`Действия: ${name}`} isInRow isLoading={removal.isPending}>
        <Menu.Item leftSection={<IconPencil {...icon16} />} onClick={onEdit}>
          Изменить
        </Menu.Item>
        <DeleteItem onClick={() => void ask()} />
      </DotsMenu>
    </Row>
  );
}

/** 'Северный створ' of 'ООО «Северный створ»'. */
function properName(name: string): string {
  return /«(.+?)»/.exec(name)?.[1] ?? name;
}
