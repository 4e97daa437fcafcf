import type { PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { isOnlySold } from '@gektar/contract/industrial/vacancies/offered-block.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { AreaMark } from '#industrial/areas/area-mark.tsx';
import { mixParts, totalsOf } from '#industrial/areas/mix-parts.ts';
import { MixStrip } from '#industrial/areas/mix-strip.tsx';
import { ItemSection } from '#sharing/client/item-section.tsx';
import { Box } from '#ui/layout/box.ts';
import { areaLines } from './area-lines.ts';
import classes from './vacancy-areas.module.css';
import { rateText } from './vacancy-words.ts';

/** Section with areas per kind, temperatures and rates; nothing for a vacancy without areas. */
export function VacancyAreas({ vacancy }: { vacancy: PublicVacancy }) {
  const { areaSetWithPrice, areaSize } = vacancy;
  const lines = areaLines(areaSetWithPrice);
  if (lines.length === 0) return null;
  return (
    <ItemSection title="Площади">
      <Box m="8px 0 4px">
        <MixStrip size="middle" parts={mixParts(totalsOf(areaSetWithPrice))} />
      </Box>
      <ul className={classes.lines}>
        {lines.map(({ kind, name, area, rate, temperature }) => (
          <li key={kind}>
            <AreaMark kind={kind} />
            <span>{name}</span>
            <b>{formatQuantity(area, units.squareMetre)}</b>
            {temperature !== undefined && (
              <Box as="span" gridColumn="2" className={classes.degrees}>
                {temperature}
              </Box>
            )}
            {!isOnlySold(vacancy) && <span className={classes.rate}>{rateText(rate)}</span>}
          </li>
        ))}
        <li className={classes.total}>
          <span>Всего</span>
          <b>{formatQuantity(areaSize, units.squareMetre)}</b>
        </li>
      </ul>
    </ItemSection>
  );
}
