import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import { formatCount } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { dash } from '#table/cells.tsx';
import { OverdueDate } from '#ui/component/overdue.tsx';
import { overdueDays } from './freshness.ts';

/** Date of the last confirmation of the vacancies; amber when overdue (H-13). */
export function VacanciesFreshness({
  vacanciesActualizeDate,
  vacanciesUpdatePeriod,
}: Pick<ComplexRow, 'vacanciesActualizeDate' | 'vacanciesUpdatePeriod'>) {
  if (vacanciesActualizeDate === null) return dash;
  const late = overdueDays(vacanciesActualizeDate, vacanciesUpdatePeriod);
  return (
    <OverdueDate
      date={vacanciesActualizeDate}
      isOverdue={late > 0}
      tip={`Просрочено на ${withUnit(formatCount(late), units.day)}`}
    />
  );
}
