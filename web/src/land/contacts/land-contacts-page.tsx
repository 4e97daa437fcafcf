import type { LandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { contacts as contactForms, formatCountOf } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { failureText } from '#api/failure-text.ts';
import head from '#form/filter/list-head.module.css';
import { ListSearchBox } from '#form/filter/list-search-box.tsx';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import { DataTable } from '#table/data-table.tsx';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { FoundStatus } from '#ui/waiting/found-status.tsx';
import { landContactColumns } from './land-contact-columns.tsx';
import { landContactsQuery } from './land-contact-data.ts';
import { landContactName } from './land-contact-name.ts';
import {
  arrangeContacts,
  type LandContactSearch,
  type LandContactSort,
  readContactSearch,
} from './land-contact-search.ts';
import classes from './land-contacts-page.module.css';
import { openLandContact } from './open-land-contact.ts';

const rowId = (row: LandContact) => row.id;
const noContacts: readonly LandContact[] = [];

/** The employees' contacts for plots: searched and sorted in the browser, because all are loaded at once (1§2). */
export function LandContactsPage() {
  const search = useSearch({ from: '/land/contacts', select: readContactSearch, structuralSharing: true });
  const navigate = useNavigate({ from: '/land/contacts' });
  const { data: all, isPending, error, refetch } = useQuery(landContactsQuery);
  const settings = useColumnSettings('land-contacts', landContactColumns);
  const rows = useMemo(() => arrangeContacts(all ?? noContacts, search), [all, search]);
  const change = (next: LandContactSearch) =>
    void navigate({ search: { ...search, ...next }, replace: true, resetScroll: false });

  return (
    <Stack pane="still" as="main" display="flex" flex={1}>
      <Stack gap={8} p="12px var(--gutter)" flex="none" className={head.head}>
        <LandCrumbs crumbs={[{ label: 'Контакты' }]} />
        <Row gap={12} mih={36} className={head.headRow}>
          <FoundStatus found={all && formatCountOf(rows.length, contactForms)} />
          <h1>{all?.length ? formatCountOf(rows.length, contactForms) : 'Контакты'}</h1>
          <Box as="span" maw="40vw" ms="auto" className={classes.search}>
            <ListSearchBox
              label="Поиск по контактам"
              placeholder="Имя, телефон, почта, комментарий"
              value={search.q}
              onChange={(q) => change({ q })}
            />
          </Box>
          <Row gap={12} className={head.controls}>
            <div className={head.icon}>
              <ColumnsMenu columns={landContactColumns} settings={settings} />
            </div>
            {/* An empty list has the same button in the middle of the page instead. */}
            {all?.length !== 0 && (
              <div className={head.icon}>
                <Button variant="filled" leftSection={<IconPlus {...icon16} />} onClick={() => openLandContact()}>
                  Добавить контакт
                </Button>
              </div>
            )}
          </Row>
        </Row>
      </Stack>
      <DataTable<LandContact, LandContactSort>
        label="Контакты"
        columns={landContactColumns}
        settings={settings}
        rows={rows}
        rowId={rowId}
        rowName={landContactName}
        onOpen={openLandContact}
        sort={search.sort && { by: search.sort, direction: search.direction ?? 'asc' }}
        onSortChange={(sort) => change({ sort: sort?.by, direction: sort?.direction === 'desc' ? 'desc' : undefined })}
        isLoading={isPending}
        resetKey={JSON.stringify(search)}
        instead={insteadOfRows()}
      />
    </Stack>
  );

  function insteadOfRows() {
    if (error && !all) return <FailedState caption={failureText(error)} onRetry={() => void refetch()} />;
    if (!all || rows.length > 0) return null;
    if (all.length > 0) {
      return (
        <EmptyState
          title="Нет данных"
          caption="Таких контактов нет"
          action={{ label: 'Сбросить поиск', onClick: () => change({ q: undefined }) }}
        />
      );
    }
    return (
      <EmptyState
        title="Нет данных"
        picture="blank"
        caption="Здесь живут собственники и все, кому звонят об объектах"
        action={{ label: 'Добавить контакт', onClick: () => openLandContact() }}
      />
    );
  }
}
