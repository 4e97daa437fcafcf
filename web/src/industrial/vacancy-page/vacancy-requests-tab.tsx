import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, requests as requestForms } from '@gektar/format/plural.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { fittingCountQuery, fittingRowsQuery } from '#industrial/requests/request-data.ts';
import { requestLink } from '#industrial/requests/request-links.ts';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import { DataTable } from '#table/data-table.tsx';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { pagingOf } from '#ui/paging.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { fittingColumns } from './fitting-columns.tsx';
import { FittingList } from './fitting-list.tsx';
import { OfferedVacancy } from './offer-button.tsx';

/** Active requests whose conditions the vacancy meets (F-06), each with a button that puts it into the selection. */
export function VacancyRequestsTab({ vacancy }: { vacancy: VacancyRow }) {
  const by = { kind: 'vacancy', id: vacancy.id } as const;
  const [isMine, setMine] = useState(false);
  const isNarrow = useIsNarrow();
  const { data: total } = useQuery(fittingCountQuery(by));
  const { data: me } = useQuery(currentEmployeeQuery);
  const list = useInfiniteQuery(fittingRowsQuery(by));
  const settings = useColumnSettings('industrial-vacancy-requests', fittingColumns);
  const navigate = useNavigate();
  const paging = pagingOf(list, { total });
  if (list.isPending) return <Spinner />;
  if (list.data === undefined) {
    return <FailedState caption={failureText(list.error)} onRetry={() => void list.refetch()} />;
  }
  const all = list.data.pages.flat();
  const mine = all.filter(({ responsibleEmployeeId }) => responsibleEmployeeId === me?.id);
  const rows = isMine ? mine : all;
  const isWhole = paging.onEndReached === undefined;
  const count = total ?? all.length;
  const instead = rows.length === 0 && isWhole && (
    <EmptyState
      title="Подходящих запросов нет"
      caption={isMine ? 'Среди ваших запросов нет тех, чьим условиям отвечает вакансия' : NONE}
      {...(isMine && { action: { label: 'Показать все', onClick: () => setMine(false) } })}
    />
  );
  return (
    <OfferedVacancy value={vacancy.id}>
      <Row wrap="wrap" gap="6px 10px" p="10px var(--gutter)" flex="none">
        <h2>{formatCountOf(isMine && isWhole ? mine.length : count, requestForms)}</h2>
        <Text as="span" size={13} c="mute" flex={1}>
          все условия выполнены
        </Text>
        <Segmented
          aria-label="Чьи запросы"
          value={isMine}
          onChange={setMine}
          options={[
            { value: false, label: `Все ${formatCount(count)}` },
            // The count is shown only once every page is loaded.
            { value: true, label: isWhole ? `Мои ${formatCount(mine.length)}` : 'Мои' },
          ]}
        />
        {!isNarrow && <ColumnsMenu columns={fittingColumns} settings={settings} />}
      </Row>
      {isNarrow ? (
        <Box bdt="line-2">
          {instead || <FittingList requests={rows} />}
          {paging.onEndReached && (
            <LoadMore
              key={all.length}
              onReached={paging.onEndReached}
              isLoading={paging.isLoadingMore}
              failure={paging.failure}
            />
          )}
        </Box>
      ) : (
        <DataTable
          {...paging}
          label="Запросы, которым подходит вакансия"
          columns={fittingColumns}
          settings={settings}
          rows={rows}
          rowId={idOf}
          rowName={nameOf}
          totalCount={isMine ? undefined : total}
          onOpen={({ id }) => void navigate(requestLink(id))}
          instead={instead}
          resetKey={isMine ? 'mine' : 'all'}
        />
      )}
    </OfferedVacancy>
  );
}

const NONE = 'Нет действующих запросов, чьим условиям отвечает вакансия';
const idOf = ({ id }: IndustrialRequest) => id;
const nameOf = ({ name }: IndustrialRequest) => name;
