import { enumerationName, warningStatuses } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { dayOf, formatDate, today } from '@gektar/format/date.ts';
import { IconAlertTriangle, IconArchive, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { MainArea } from '#industrial/tree/main-area.tsx';
import { OfferMarks } from '#industrial/tree/offer-marks.tsx';
import { vacancyState } from '#industrial/tree/vacancy-state.ts';
import { dash, measuredCell } from '#table/cells.tsx';
import { describedColumns } from '#table/described-column.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { Tag } from '#ui/component/tag.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { VacancyActions } from './vacancy-actions.tsx';
import classes from './vacancy-columns.module.css';

const column = describedColumns<VacancyRow>(vacancyFields);

/** Columns of the vacancies of one building. */
export const vacancyColumns: readonly TableColumn<VacancyRow>[] = [
  {
    id: 'name',
    title: 'Вакансия',
    width: 96,
    grows: true,
    cell: (vacancy) => <VacancyLink vacancy={vacancy} />,
  },
  column('vacancyTypes', {
    title: vacancyFields.vacancyTypes.short ?? '',
    width: 84,
    grows: false,
    cell: ({ vacancyTypes }) => <OfferMarks vacancyTypes={vacancyTypes} />,
  }),
  { id: 'mainArea', title: 'Тип площади', width: 136, grows: true, cell: (vacancy) => <MainArea vacancy={vacancy} /> },
  column('areaSize', { title: 'Площадь', width: 96, tone: 'strong' }),
  column('minimalRentalBlockArea', { title: 'Блок от', width: 84, isHiddenAtFirst: true }),
  column('averageNetRentalRate', { title: 'Ставка', width: 110, cell: rateCell }),
  {
    id: 'availabilityDate',
    title: vacancyFields.availabilityDate.short ?? '',
    width: 96,
    align: 'end',
    cell: ({ availabilityDate }) => availableText(availabilityDate),
  },
  column('minimalSaleBlockArea', { width: 130, isHiddenAtFirst: true }),
  column('salePrice', { width: 150, isHiddenAtFirst: true }),
  column('opexPerSqm', { width: 120, isHiddenAtFirst: true }),
  column('isWholeForRent', { width: 96, isHiddenAtFirst: true }),
  column('hasShelves', { width: 96, isHiddenAtFirst: true }),
  {
    id: 'status',
    title: 'Статус',
    width: 142,
    grows: true,
    cell: (vacancy) => (
      <>
        <StatusTag vacancy={vacancy} />
        <span className={classes.actions}>
          <VacancyActions vacancy={vacancy} />
        </span>
      </>
    ),
  },
];

/** Columns on touch screens, where the status column is wide enough for the actions, which are always shown. */
export const thumbVacancyColumns = vacancyColumns.map((one) => (one.id === 'status' ? { ...one, width: 264 } : one));

function VacancyLink({ vacancy: { id, name, buildingId } }: { vacancy: VacancyRow }) {
  return (
    <Text as="span" truncate>
      <Link
        from="/industrial/complex/$id"
        to="."
        search={(before) => ({ ...before, building: buildingId, vacancy: id })}
        resetScroll={false}
        tabIndex={-1}
        title={name}
      >
        {name}
      </Link>
    </Text>
  );
}

/** Cell of the average rate; 'по запросу' for a rate on request. */
export function rateCell({ averageNetRentalRate, isRentalPriceOnRequest }: VacancyRow) {
  if (averageNetRentalRate !== null) return measuredCell(averageNetRentalRate);
  return isRentalPriceOnRequest ? <span className="nil">по запросу</span> : dash;
}

/** Availability date; 'сейчас' from that day on. */
export function availableText(date: string): string {
  return dayOf(date) <= today() ? 'сейчас' : formatDate(date);
}

/** Name of the status, with a triangle for warnings and a check for closed vacancies. */
export function StatusTag({ vacancy }: { vacancy: VacancyRow }) {
  const { vacancyStatus, isEnabled, deal } = vacancy;
  const { kind } = vacancyState({ vacancyStatus, hasDeal: deal !== null });
  const name = enumerationName('vacancy-statuses', vacancyStatus);
  if (!isEnabled) {
    return (
      <Row as="span" display="inline-flex" gap={4}>
        <Tag icon={<IconArchive {...icon14} />}>В архиве</Tag>
      </Row>
    );
  }
  if (kind === 'closed') return <Tag icon={<IconCircleCheck {...icon14} />}>{name}</Tag>;
  const isWarning = warningStatuses.includes(vacancyStatus);
  return isWarning ? (
    <Tag tone="due" icon={<IconAlertTriangle {...icon14} />}>
      {name}
    </Tag>
  ) : (
    <Tag tone="ok">{name}</Tag>
  );
}
