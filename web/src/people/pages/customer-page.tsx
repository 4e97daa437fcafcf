import type { Contact } from '@gektar/contract/people/customer.ts';
import type {
  CompanyPage as CompanyRelations,
  ContactPage as ContactRelations,
} from '@gektar/contract/people/customer-page.ts';
import type { CustomerKey } from '@gektar/contract/people/talk.ts';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkOptions, useParams, useSearch } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { CompanyField } from '#people/company-field.tsx';
import { contactName } from '#people/contact-name.ts';
import { ContactWays } from '#people/contact-ways.tsx';
import { CustomerRemark } from '#people/customer-remark.tsx';
import { customerTitle, storedCustomer } from '#people/customer-state.ts';
import type { CustomerKind } from '#people/link-customer.ts';
import { companyPageQuery, contactPageQuery } from '#people/own/own-customer-data.ts';
import { companyContactsQuery, companyQuery, contactQuery } from '#people/people-data.ts';
import { CustomerTimeline } from '#people/timeline/customer-timeline.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { PageTabs } from '#ui/component/page-tabs.tsx';
import { DomainCrumbs } from '#ui/domain-crumbs.tsx';
import { icon16 } from '#ui/icon.ts';
import { Card } from '#ui/layout/card.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { usePageName } from '#ui/page-name.ts';
import { pathOptions } from '#ui/path-options.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { LoadAgain } from '#ui/waiting/load-again.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { CustomerActions, type RemindOf } from './customer-actions.tsx';
import { useDomainHere } from './customer-domain.ts';
import { CustomerLink } from './customer-link.tsx';
import classes from './customer-page.module.css';
import { customersPath, objectPath, requestPath, selectionPath } from './customer-paths.ts';
import { CUSTOMERS, objectNote, requestNote, selectionNote } from './customer-words.ts';

const OwnCustomerDialog = lazyPart(() => import('#people/own/own-customer-dialog.tsx'));

/** Tabs of the page of a customer, by the parameter of the URL; the first one has none. */
export type CustomerTab = 'about' | 'shown';

interface CustomerPageProps {
  readonly onRemind: RemindOf;
  /** Content of 'Что показали'. Passed as a prop, because this folder does not import `sharing`. */
  readonly Shown: ComponentType<{ readonly customer: CustomerKey }>;
  /** Number of showings; undefined while it is loading. */
  readonly useShownCount: (customer: CustomerKey) => number | undefined;
}

/** Page of a company: people, timeline, objects, requests, selections. */
export function CompanyPage(parts: CustomerPageProps) {
  const { customerId: id = '' } = useParams({ strict: false });
  const answer = useQuery(companyQuery(id));
  const page = useQuery(companyPageQuery(id));
  const { data } = answer;
  return (
    <CustomerFrame
      {...{ id, answer, page, parts }}
      kind="company"
      name={data?.name}
      phone={data?.phones?.[0]?.phoneNumber}
    >
      {data && <ContactWays contact={{ phones: data.phones ?? [], emails: data.emails ?? [] }} />}
      {page.data?.own?.inn && <Text size={13}>ИНН {page.data.own.inn}</Text>}
      {data && <PeopleOfCompany id={id} />}
    </CustomerFrame>
  );
}

/** Page of a contact: company, timeline, objects, requests, selections. */
export function ContactPage(parts: CustomerPageProps) {
  const { customerId: id = '' } = useParams({ strict: false });
  const answer = useQuery(contactQuery(id));
  const page = useQuery(contactPageQuery(id));
  const { data } = answer;
  return (
    <CustomerFrame
      {...{ id, answer, page, parts }}
      kind="contact"
      name={data && contactName(data)}
      phone={data?.phones[0]?.phoneNumber}
      companyId={data?.companyId}
    >
      {data && <ContactWays contact={data} />}
      {data?.companyId && <CompanyOfContact id={data.companyId} />}
    </CustomerFrame>
  );
}

interface Answer<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface CustomerFrameProps {
  readonly kind: CustomerKind;
  readonly id: string;
  readonly name: string | undefined;
  readonly answer: Answer<Parameters<typeof storedCustomer>[2]['data']>;
  readonly page: Answer<CompanyRelations | ContactRelations>;
  readonly phone: string | undefined;
  readonly companyId?: string | null | undefined;
  readonly parts: CustomerPageProps;
  readonly children: ReactNode;
}

function CustomerFrame(props: CustomerFrameProps) {
  const { kind, id, name, answer, page, phone, companyId, parts, children } = props;
  const { onRemind, Shown, useShownCount } = parts;
  const customer = { kind, id };
  const { tab }: { readonly tab?: unknown } = useSearch({ strict: false });
  const isShownTab = tab === 'shown';
  const shownCount = useShownCount(customer);
  const domain = useDomainHere();
  const [isEdited, setEdited] = useState(false);
  const stored = storedCustomer(id, name, answer);
  const { data } = page;
  const own = data?.own;
  usePageName(name);
  const isMissing = isFailure(answer.error, 'company.not_found') || isFailure(answer.error, 'contact.not_found');
  if (isMissing) {
    return (
      <Stack as="main" display="flex" flex={1}>
        <EmptyState isPage title="Нет данных" caption="Такой записи нет">
          <Link className={linkClass} {...pathOptions({ to: customersPath(domain) })}>
            {CUSTOMERS}
          </Link>
        </EmptyState>
      </Stack>
    );
  }
  return (
    <Stack as="main" gap={16} p="12px var(--gutter) 24px" columns="minmax(0, 1fr)" alignContent="start" flex={1}>
      <DomainCrumbs
        domain={domain}
        crumbs={[{ label: CUSTOMERS, to: customersPath(domain) }, { label: customerTitle(stored) }]}
      />
      <Row gap={12} wrap="wrap" align="baseline">
        <h1>{customerTitle(stored)}</h1>
        <CustomerRemark kind={kind} stored={stored} />
        <Row gap={8} wrap="wrap" ms="auto">
          <CustomerActions
            {...{ phone, companyId, onRemind }}
            customer={{ kind, id: data?.crmId ?? id }}
            name={customerTitle(stored)}
          />
          {own && (
            <Button leftSection={<IconPencil {...icon16} />} onClick={() => setEdited(true)}>
              Изменить
            </Button>
          )}
        </Row>
      </Row>
      <Stack gap={6} columns="minmax(0, 1fr)" fz={13}>
        {children}
        {data?.crmId && (
          <Text size={13}>
            Связана с записью CRM: <CustomerLink kind={kind} id={data.crmId} name="открыть её" />
          </Text>
        )}
        {own?.note && (
          <Text size={13} whiteSpace="pre-line" overflowWrap="anywhere">
            {own.note}
          </Text>
        )}
      </Stack>
      <CustomerTabs kind={kind} isShownTab={isShownTab} shownCount={shownCount} />
      {isShownTab ? (
        <Suspense fallback={<Spinner />}>
          <Shown key={`${kind}/${id}`} customer={customer} />
        </Suspense>
      ) : (
        <div className={classes.columns}>
          <CustomerTimeline key={`${kind}/${id}`} customer={customer} />
          <Stack gap={16}>
            {page.isPending && <Spinner />}
            {page.error !== null && data === undefined && (
              <FailedState caption={failureText(page.error)} onRetry={() => void page.refetch()} />
            )}
            {data && <Relations page={data} />}
          </Stack>
        </div>
      )}
      {isEdited && own && (
        <Suspense>
          <OwnCustomerDialog
            CompanyInput={CompanyField}
            isChoice={false}
            kind={kind}
            own={own}
            onSaved={() => setEdited(false)}
            onChoose={() => setEdited(false)}
            onClose={() => setEdited(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

interface CustomerTabsProps {
  readonly kind: CustomerKind;
  readonly isShownTab: boolean;
  readonly shownCount: number | undefined;
}

/** Tabs of the page; the chosen tab is in the URL. */
function CustomerTabs({ kind, isShownTab, shownCount }: CustomerTabsProps) {
  const to = (search: { readonly tab?: CustomerTab }) => pathOptions({ to: '.', search, replace: true }) as LinkOptions;
  return (
    <div className={classes.tabs}>
      <PageTabs
        label={kind === 'company' ? 'Разделы компании' : 'Разделы контакта'}
        tabs={[
          {
            link: to({}),
            label: kind === 'company' ? 'О компании' : 'О контакте',
            isInSearch: true,
            isHere: !isShownTab,
          },
          {
            link: to({ tab: 'shown' }),
            label: 'Что показали',
            count: shownCount,
            isInSearch: true,
            isHere: isShownTab,
          },
        ]}
      />
    </div>
  );
}

function CompanyOfContact({ id }: { id: string }) {
  const { data } = useQuery(companyQuery(id));
  return (
    <Row gap={4}>
      Компания: <CustomerLink kind="company" id={id} name={data?.name ?? id} />
    </Row>
  );
}

function PeopleOfCompany({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(companyContactsQuery(id));
  if (isError) return <LoadAgain onRetry={() => void refetch()} isBusy={isFetching} />;
  if (!data || data.length === 0) return null;
  return (
    <ul className={classes.people} aria-label="Люди компании">
      {data.map((contact: Contact) => (
        <li key={contact.id}>
          <CustomerLink kind="contact" id={contact.id} name={contactName(contact)} />
          <ContactWays contact={contact} />
        </li>
      ))}
    </ul>
  );
}

/** Objects, requests and selections of a company or a contact. */
function Relations({ page }: { page: CompanyRelations | ContactRelations }) {
  const { objects, objectCount, requests, requestCount } = page;
  const selections = requests.flatMap((request) =>
    request.selection === null ? [] : [{ request, selection: request.selection }],
  );
  return (
    <>
      <RelationList
        title="Объекты"
        count={objectCount}
        empty="Объектов нет"
        lines={objects.map((object) => ({
          key: object.id,
          href: objectPath(object),
          name: object.name,
          place: object.place,
          note: objectNote(object),
        }))}
      />
      <RelationList
        title="Запросы"
        count={requestCount}
        empty="Запросов нет"
        lines={requests.map((request) => ({
          key: request.id,
          href: requestPath(request),
          name: request.name,
          note: requestNote(request),
        }))}
      />
      <RelationList
        title="Подборки"
        count={selections.length}
        empty="Ничего не отправляли"
        lines={selections.map(({ request, selection }) => ({
          key: request.id,
          href: selectionPath(request),
          name: request.name,
          note: selectionNote(selection),
        }))}
      />
    </>
  );
}

interface RelationLine {
  readonly key: string;
  readonly href: string;
  readonly name: string;
  readonly place?: string | null;
  readonly note: string;
}

interface RelationListProps {
  readonly title: string;
  readonly count: number;
  readonly empty: string;
  readonly lines: readonly RelationLine[];
}

function RelationList({ title, count, empty, lines }: RelationListProps) {
  return (
    <Card as="section" p="12px 16px" aria-label={title}>
      <Row as="h2" gap={6} fz={14} fw={600} mb={6}>
        {title}{' '}
        <Text as="span" c="mute">
          {count}
        </Text>
      </Row>
      {lines.length === 0 && (
        <Text size={13} c="mute">
          {empty}
        </Text>
      )}
      <ul className={classes.lines}>
        {lines.map(({ key, href, name, place, note }) => (
          <li key={key}>
            <Link className={linkClass} {...pathOptions({ to: href })}>
              {name}
            </Link>
            {place && <div>{place}</div>}
            <small className="mute">{note}</small>
          </li>
        ))}
      </ul>
      {count > lines.length && (
        <Text size={13} c="mute">
          и ещё {count - lines.length}
        </Text>
      )}
    </Card>
  );
}
