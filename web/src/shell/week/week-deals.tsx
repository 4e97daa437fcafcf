import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { WeekDeal, WeekObject } from '@gektar/contract/week/week.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCount, formatMeasured } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import classes from './week.module.css';

/** 'аренда, 60 мес.' */
export function dealText({ vacancyType, rentalPeriod }: WeekDeal): string {
  const type = enumerationName('vacancy-types', vacancyType).toLocaleLowerCase('ru');
  const period = rentalPeriod === null ? '' : withUnit(formatCount(rentalPeriod), units.month);
  return [type, period].filter(Boolean).join(', ');
}

export function dealFigures({ areaSize, roubles }: WeekDeal): readonly [area: string, roubles: string] {
  return [
    areaSize === null ? missing.dash : withUnit(formatMeasured(areaSize), units.squareMetre),
    roubles === null ? missing.dash : withUnit(formatCount(roubles), units.rouble),
  ];
}

/** Closed deals of the period, only in print. */
export function PrintedDeals({
  deals,
  nameOf,
}: {
  readonly deals: readonly WeekObject[];
  readonly nameOf: (employeeId: string) => string | undefined;
}) {
  if (deals.length === 0) return null;
  return (
    <section className={classes.onPaper}>
      <h2>Закрытые сделки</h2>
      <table className={classes.deals}>
        <tbody>
          {deals.map(({ id, object, deal, employeeId }) => {
            if (deal === null) return null;
            const [area, roubles] = dealFigures(deal);
            return (
              <tr key={`${id} ${employeeId}`}>
                <td>{formatDate(deal.closeDate)}</td>
                <th scope="row">{object ? [object.place, object.title].filter(Boolean).join(', ') : missing.dash}</th>
                <td>{dealText(deal)}</td>
                <td>{area}</td>
                <td>{roubles}</td>
                <td>{nameOf(employeeId)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
