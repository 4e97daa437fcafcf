import { domains } from '@gektar/contract/domain.ts';
import type { Week } from '@gektar/contract/week/week.ts';
import { type Period, periodOf, type WeekUnit, weekUnits } from '@gektar/contract/week/week-periods.ts';
import { formatDateTime, moscowTime } from '@gektar/format/date.ts';
import { monthName } from '@gektar/format/month.ts';
import { formatDays, quarterName } from '@gektar/format/period.ts';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { currentEmployeeQuery, employeesQuery } from '#people/people-data.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { OfficeBar } from '#shell/office-bar.tsx';
import { PageFoot } from '#shell/page-foot.tsx';
import { domainTitles } from '#theme/domain.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { PageCrumbs } from '#ui/page-crumbs.tsx';
import { usePageName } from '#ui/page-name.ts';
import { showError } from '#ui/toast/toast.tsx';
import { printWhole } from '#ui/use-is-printed.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './week.module.css';
import { tilesOf } from './week-columns.ts';
import { weekObjectsQuery, weekQuery } from './week-data.ts';
import { PrintedDeals } from './week-deals.tsx';
import { WeekListDialog } from './week-list-dialog.tsx';
import { dealsOf, figuresOf, peopleOf } from './week-people.ts';
import { readWeekSearch, type WeekSearch } from './week-search.ts';
import { weekSheet } from './week-sheet.ts';
import { WeekTable } from './week-table.tsx';
import { WeekTiles } from './week-tiles.tsx';

interface UnitWords {
  readonly title: string;
  readonly page: string;
  readonly many: string;
  readonly last: string;
  /** 'прошлой неделе' and 'прошлую неделю' */
  readonly before: readonly [dative: string, accusative: string];
}

const unitWords: Readonly<Record<WeekUnit, UnitWords>> = {
  week: {
    title: 'Неделя',
    page: 'Отдел за неделю',
    many: 'восемь недель',
    last: 'последняя выделена',
    before: ['прошлой неделе', 'прошлую неделю'],
  },
  month: {
    title: 'Месяц',
    page: 'Отдел за месяц',
    many: 'восемь месяцев',
    last: 'последний выделен',
    before: ['прошлому месяцу', 'прошлый месяц'],
  },
  quarter: {
    title: 'Квартал',
    page: 'Отдел за квартал',
    many: 'восемь кварталов',
    last: 'последний выделен',
    before: ['прошлому кварталу', 'прошлый квартал'],
  },
};

/** Figures of the office and of its people for a week, a month or a quarter (0060). */
export function WeekPage() {
  const search = readWeekSearch(useSearch({ from: '/week' }));
  const { unit = 'week', date } = search;
  const { data: settings } = useQuery(settingsQuery);
  const week = useQuery(weekQuery(unit, date));
  const { page } = unitWords[unit];
  usePageName(page, true);
  return (
    <>
      <OfficeBar />
      <main className={classes.page}>
        <Row className={classes.paperHead} justify="space-between">
          <b>{settings?.productName}</b>
          <span>Напечатано {formatDateTime(moscowTime())}</span>
        </Row>
        <PageCrumbs crumbs={[{ label: page }]} />
        {week.data === undefined ? (
          <>
            <h1>{page}</h1>
            {week.isError ? (
              <FailedState caption={failureText(week.error)} onRetry={() => void week.refetch()} />
            ) : (
              <Spinner />
            )}
          </>
        ) : (
          <Loaded week={week.data} search={search} />
        )}
      </main>
      <div className="on-screen">
        <PageFoot />
      </div>
    </>
  );
}

function Loaded({ week, search }: { readonly week: Week; readonly search: WeekSearch }) {
  const { domain, sort, figure, employee } = search;
  const unit: WeekUnit = search.unit ?? 'week';
  const navigate = useNavigate({ from: '/week' });
  const client = useQueryClient();
  const { history } = useRouter();
  const { data: employees = [] } = useQuery(employeesQuery);
  const { data: me } = useQuery(currentEmployeeQuery);
  const nameOf = useEmployeeNames();
  const [isSaving, setSaving] = useState(false);

  const { page, many, last: lastWord, before } = unitWords[unit];
  const last = week.periods.length - 1;
  const period = week.periods.at(-1) ?? { from: week.today, to: week.today };
  const isOver = period.to < week.today;
  const label = periodLabel(unit, period);
  const rows = week.rows.filter((row) => (domain ?? row.domain) === row.domain);
  const shown = rows.filter((row) => row.period === last);
  const people = peopleOf(employees, week.rows, { last, domain, sort });
  const total = { figures: figuresOf(shown), deals: dealsOf(shown) };
  const list = { unit, date: period.from, domain };
  const deals = useInfiniteQuery({ ...weekObjectsQuery({ ...list, figure: 'deals' }), enabled: total.deals > 0 });

  async function saveXls() {
    setSaving(true);
    try {
      const { saveSheet } = await import('#spreadsheet/save-sheet.ts');
      const lines = [...people, { name: 'Отдел', ...total }];
      await saveSheet(`${page} ${period.from}.xlsx`, page, weekSheet, lines);
    } catch {
      // One text for any failure, as specified (3§8).
      showError('Не удалось выгрузить файл');
    } finally {
      setSaving(false);
    }
  }

  const change = (about: Partial<WeekSearch>) =>
    void navigate({ search: (now) => ({ ...now, ...about }), resetScroll: false });
  const close = () => change({ figure: undefined, employee: undefined });

  return (
    <>
      <div className={classes.head}>
        <Text as="h1" size={22}>
          {page}
        </Text>
        <span className={classes.periods}>
          <IconButton
            label="Раньше"
            icon={<IconChevronLeft {...icon16} />}
            variant="subtle"
            size={28}
            onClick={() => change({ date: periodOf(unit, period.from, -1).from })}
          />
          <b aria-live="polite">
            {label}
            {!isOver && <span className={classes.unfinished}>по сегодня</span>}
          </b>
          <IconButton
            label="Позже"
            icon={<IconChevronRight {...icon16} />}
            variant="subtle"
            size={28}
            disabled={!isOver}
            onClick={() => change({ date: dayFor(unit, week, periodOf(unit, period.from, 1)) })}
          />
        </span>
        <Segmented
          aria-label="Область"
          value={domain ?? null}
          onChange={(value) => change({ domain: value ?? undefined })}
          options={[{ value: null, label: 'Всё' }, ...domains.map((one) => ({ value: one, label: domainTitles[one] }))]}
        />
        <div className={classes.tools}>
          <Segmented
            aria-label="Период"
            value={unit}
            onChange={(value) =>
              change({ unit: value === 'week' ? undefined : value, date: dayFor(value, week, period) })
            }
            options={weekUnits.map((value) => ({ value, label: unitWords[value].title }))}
          />
          <Button leftSection={<IconFileSpreadsheet {...icon16} />} loading={isSaving} onClick={() => void saveXls()}>
            XLS
          </Button>
          <Button leftSection={<IconPrinter {...icon16} />} onClick={() => printWhole(() => client.isFetching() > 0)}>
            Печать
          </Button>
        </div>
      </div>
      <p className={classes.paperPeriod}>
        {label}
        {!isOver && ', по сегодня'} ·{' '}
        {domain === undefined ? 'земля и склады' : domainTitles[domain].toLocaleLowerCase('ru')}
      </p>
      <WeekTiles tiles={tilesOf({ ...week, rows })} unitWord={many} />
      <h2 className={classes.title}>
        По сотрудникам <span>каждая цифра открывает свой список</span>
      </h2>
      <WeekTable people={people} total={total} sort={sort} ownId={me?.id} />
      <PrintedDeals deals={deals.data?.pages.flat() ?? []} nameOf={nameOf} />
      <p className={classes.hint}>
        Считается по журналу изменений: то, что человек отменил, в счёт не идёт. Сделка в аренду показана ставкой за
        год. Столбики: {many}, {lastWord}; {isOver ? `проценты к ${before[0]}` : `«было» — за ${before[1]} целиком`}.
      </p>
      {figure !== undefined && (
        <WeekListDialog
          list={{ ...list, figure, employeeId: employee }}
          period={label}
          nameOf={nameOf}
          onOpen={(path) => history.push(path)}
          onClose={close}
        />
      )}
    </>
  );
}

/**
 * First day of the week, month or quarter (`unit`) that contains the last day of the given period. Undefined (today)
 * while that period is not over.
 */
function dayFor(unit: WeekUnit, { today }: Week, { to }: Period): string | undefined {
  return to >= today ? undefined : periodOf(unit, to).from;
}

function periodLabel(unit: WeekUnit, { from, to }: Period): string {
  if (unit === 'week') return formatDays(from, to);
  return unit === 'month' ? capital(monthName(from)) : quarterName(from);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);
}
