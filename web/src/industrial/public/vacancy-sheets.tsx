import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import type { Office } from '#sharing/client/office.ts';
import { ReportDates, ReportSheet, ReportTitle } from '#sharing/client/report-frame.tsx';
import { Text } from '#ui/layout/text.ts';
import type { PublicSelection } from './industrial-calls.ts';
import { OverviewFigures, OverviewPictures, OverviewTable } from './overview.tsx';
import { overviewSheets } from './overview-rows.ts';
import { VacancySheet } from './vacancy-sheet.tsx';
import { vacancyWords } from './vacancy-words.ts';

export interface VacancySheetsProps {
  readonly selection: PublicSelection;
  /** Vacancy whose page is open: only its sheet is printed; undefined on the page of the selection. */
  readonly alone: PublicItem | undefined;
  readonly office: Office | undefined;
}

/** Printed selection: a summary on one or more sheets, then a sheet per vacancy (M-07). */
export function VacancySheets({ selection, alone, office }: VacancySheetsProps) {
  const { items, companyName, linkExpirationTime } = selection;
  const dates = <ReportDates word="Подборка" expirationTime={linkExpirationTime} />;
  const sheetOf = (item: PublicItem) => (
    <VacancySheet key={item.id} item={item} of={items.length} office={office} dates={dates} />
  );
  if (alone) return sheetOf(alone);
  const [first = [], ...further] = overviewSheets(items);
  return (
    <>
      <ReportSheet office={office} label="Сводка" aside={dates}>
        <ReportTitle companyName={companyName} />
        <Text c="soft" mt={2}>
          {formatCountOf(items.length, vacancyWords.forms)}. Ставки в рублях за м² в год, на дату подборки.
        </Text>
        {items.length > 0 && (
          <>
            <OverviewFigures items={items} />
            <OverviewPictures items={items} />
            <OverviewTable items={first} sumOf={further.length === 0 ? items : undefined} />
          </>
        )}
      </ReportSheet>
      {further.map((rows, index) => (
        <ReportSheet key={rows[0]?.id} office={office} label="Сводка, продолжение" aside={dates}>
          <OverviewTable items={rows} sumOf={index === further.length - 1 ? items : undefined} />
        </ReportSheet>
      ))}
      {items.map(sheetOf)}
    </>
  );
}
