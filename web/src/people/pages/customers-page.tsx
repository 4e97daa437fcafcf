import type { CustomerRow } from '@gektar/contract/people/customer-page.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconBuildingPlus, IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { failureText } from '#api/failure-text.ts';
import head from '#form/filter/list-head.module.css';
import { ListSearchBox } from '#form/filter/list-search-box.tsx';
import { CompanyField } from '#people/company-field.tsx';
import { useHasCrm } from '#people/customer-lists.ts';
import { OWN } from '#people/customer-state.ts';
import { customersQuery } from '#people/own/own-customer-data.ts';
import { DataTable } from '#table/data-table.tsx';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { DomainCrumbs } from '#ui/domain-crumbs.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { pathOptions } from '#ui/path-options.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { FoundStatus } from '#ui/waiting/found-status.tsx';
import { customerColumns, narrowCustomerColumns } from './customer-columns.tsx';
import { useDomainHere } from './customer-domain.ts';
import { customerPath, customersPath } from './customer-paths.ts';
import { CUSTOMERS, records } from './customer-words.ts';
import classes from './customers-page.module.css';
import { type CustomersSearch, readCustomersSearch } from './customers-search.ts';

const OwnCustomerDialog = lazyPart(() => import('#people/own/own-customer-dialog.tsx'));

const rowId = ({ kind, id }: CustomerRow) => `${kind} ${id}`;
const rowName = ({ name }: CustomerRow) => name;
const noRows: readonly CustomerRow[] = [];

const kinds = [
  { value: 'all', label: 'Все' },
  { value: 'company', label: 'Компании' },
  { value: 'contact', label: 'Контакты' },
] as const;
const sources = [
  { value: 'all', label: 'Любые' },
  { value: 'own', label: OWN },
] as const;

/** Companies and contacts of both domains: our own ones, and those of the CRM that entities refer to (0056). */
export function CustomersPage() {
  const domain = useDomainHere();
  const hasCrm = useHasCrm();
  const search = useSearch({ strict: false, select: readCustomersSearch, structuralSharing: true });
  const navigate = useNavigate();
  const { q = '', kind, own } = search;
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    ...customersQuery({ searchText: q, kind, among: own ? 'own' : 'all' }),
    placeholderData: keepPreviousData,
  });
  const columns = useIsNarrow() ? narrowCustomerColumns : customerColumns;
  const settings = useColumnSettings('customers', columns);
  const rows = data?.rows ?? noRows;
  const change = (next: CustomersSearch) =>
    void navigate({
      ...pathOptions({ to: customersPath(domain), search: { ...search, ...next }, replace: true }),
      resetScroll: false,
    });
  const open = (of: { kind: 'company' | 'contact'; id: string }) =>
    void navigate(pathOptions({ to: customerPath(domain, of.kind, of.id), ignoreBlocker: true }));

  return (
    <Stack pane="still" as="main" display="flex" flex={1}>
      <Stack gap={8} p="12px var(--gutter)" flex="none" className={head.head}>
        <DomainCrumbs domain={domain} crumbs={[{ label: CUSTOMERS }]} />
        <Row gap={12} mih={36} className={head.headRow}>
          <FoundStatus found={data && formatCountOf(data.count, records)} />
          <h1>{CUSTOMERS}</h1>
          <span className={classes.search}>
            <ListSearchBox
              label="Поиск по компаниям и контактам"
              placeholder="Название, имя, телефон, ИНН"
              value={search.q}
              onChange={(next) => change({ q: next })}
            />
          </span>
          <Row gap={12} className={head.controls}>
            <div className={head.icon}>
              <Button leftSection={<IconUserPlus {...icon16} />} onClick={() => change({ new: 'contact' })}>
                Новый контакт
              </Button>
            </div>
            <div className={head.icon}>
              <Button
                variant="filled"
                leftSection={<IconBuildingPlus {...icon16} />}
                onClick={() => change({ new: 'company' })}
              >
                Новая компания
              </Button>
            </div>
          </Row>
        </Row>
        <div className={head.lines}>
          <Segmented
            aria-label="Что показать"
            value={kind ?? 'all'}
            options={kinds}
            onChange={(next) => change({ kind: next === 'all' ? undefined : next })}
          />
          {hasCrm && (
            <Segmented
              aria-label="Откуда"
              value={own ? 'own' : 'all'}
              options={sources}
              onChange={(next) => change({ own: next === 'own' ? true : undefined })}
            />
          )}
          {data && data.count > rows.length && (
            <Text as="span" size={13} c="mute">
              Первые {rows.length} из {formatCount(data.count)}
            </Text>
          )}
        </div>
      </Stack>
      <DataTable<CustomerRow>
        label={CUSTOMERS}
        columns={columns}
        settings={settings}
        rows={rows}
        rowId={rowId}
        rowName={rowName}
        onOpen={open}
        isLoading={isPending}
        isStale={isPlaceholderData}
        resetKey={JSON.stringify([q, kind, own])}
        instead={insteadOfRows()}
      />
      {search.new && (
        <Suspense>
          <OwnCustomerDialog
            key={search.new}
            CompanyInput={CompanyField}
            isChoice={false}
            kind={search.new}
            typed={q}
            onSaved={(id) => search.new && open({ kind: search.new, id })}
            onChoose={(id) => search.new && open({ kind: search.new, id })}
            onClose={() => change({ new: undefined })}
          />
        </Suspense>
      )}
    </Stack>
  );

  function insteadOfRows() {
    if (error && !data) return <FailedState caption={failureText(error)} onRetry={() => void refetch()} />;
    if (!data || rows.length > 0) return null;
    return (
      <EmptyState
        title="Нет данных"
        caption={q === '' ? 'Здесь будут компании и люди, с которыми вы работаете' : 'Таких компаний и контактов нет'}
        {...(q !== '' && { action: { label: 'Сбросить поиск', onClick: () => change({ q: undefined }) } })}
      />
    );
  }
}
