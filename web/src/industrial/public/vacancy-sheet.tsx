import type { PublicItem, PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { isOnlySold } from '@gektar/contract/industrial/vacancies/offered-block.ts';
import { APPROXIMATE_PLACE } from '@gektar/contract/sharing/approximate-place.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import { PhotoImage, PhotoPlaceholder } from '#files/photo-image.tsx';
import { AreaMark } from '#industrial/areas/area-mark.tsx';
import { mixParts, totalsOf } from '#industrial/areas/mix-parts.ts';
import { MixStrip } from '#industrial/areas/mix-strip.tsx';
import { nameOf } from '#sharing/client/client-kind.ts';
import { PlaceDrawing } from '#sharing/client/item-drawings.tsx';
import type { Office } from '#sharing/client/office.ts';
import { ReportSheet } from '#sharing/client/report-frame.tsx';
import sections from '#sharing/client/report-sections.module.css';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { areaLines } from './area-lines.ts';
import table from './overview.module.css';
import { BuildingFacts, VacancyEquipment, VacancyTerms } from './vacancy-sections.tsx';
import classes from './vacancy-sheet.module.css';
import {
  distanceToTown,
  placedVacancy,
  vacancyLine,
  vacancyPhotos,
  vacancyPlace,
  vacancyPlans,
  vacancyTitle,
  vacancyWords,
} from './vacancy-words.ts';

export interface VacancySheetProps {
  readonly item: PublicItem;
  /** Number of vacancies in the selection. */
  readonly of: number;
  readonly office: Office | undefined;
  readonly dates: ReactNode;
}

/** Printed sheet of a vacancy: pictures, areas, building, terms. */
export function VacancySheet({ item, of, office, dates }: VacancySheetProps) {
  const { entity, order } = item;
  const name = nameOf(vacancyWords, item);
  const { name: region } = entity.region;
  const place = vacancyPlace(entity);
  return (
    <ReportSheet
      office={office}
      label={name}
      aside={
        <>
          <div>
            {name} из {of}
          </div>
          {dates}
        </>
      }
    >
      <Text as="h2" overflowWrap="anywhere" fz={20} lh="26px">
        {order}. {vacancyLine(entity)}
      </Text>
      <Text c="soft" mt={2}>
        {vacancyTitle(entity)} · {place.startsWith(region) ? place : `${region}, ${place}`}
      </Text>
      <Pictures item={item} />
      <Areas vacancy={entity} />
      <div className={`${sections.sections} ${sections.columns}`}>
        <div className={classes.building}>
          <BuildingFacts vacancy={entity} />
          <VacancyEquipment vacancy={entity} />
        </div>
        <VacancyTerms vacancy={entity} />
      </div>
    </ReportSheet>
  );
}

/** Maximum number of area rows with large pictures; with more rows the pictures are smaller. */
const FEW_AREAS = 6;

/** The first photo, and the floor plan or, when there is none, a map. */
function Pictures({ item }: { item: PublicItem }) {
  const { entity } = item;
  const isDense = areaLines(entity.areaSetWithPrice).length > FEW_AREAS;
  const [photo] = vacancyPhotos(entity);
  const [plan] = vacancyPlans(entity);
  return (
    <Stack columns={isDense ? 'repeat(2, 224px)' : 'repeat(2, minmax(0, 1fr))'} gap={12} mt={12}>
      <div className={classes.picture}>
        {photo ? <PhotoImage id={photo.id} alt={photo.caption ?? ''} size="wide" isEager /> : <PhotoPlaceholder />}
      </div>
      {plan ? (
        <div className={classes.picture}>
          <PhotoImage id={plan.id} alt="План" size="wide" isEager isContained />
        </div>
      ) : (
        <div>
          <PlaceDrawing item={placedVacancy(item)} distanceKm={distanceToTown(entity)} isLow />
          {entity.isApproximatePosition && (
            <Text size={12} c="mute">
              {APPROXIMATE_PLACE}
            </Text>
          )}
        </div>
      )}
    </Stack>
  );
}

function Areas({ vacancy }: { vacancy: PublicVacancy }) {
  const { areaSetWithPrice, areaSize, averageNetRentalRate } = vacancy;
  const lines = areaLines(areaSetWithPrice);
  if (lines.length === 0) return null;
  const hasRates = !isOnlySold(vacancy);
  const rate = (value: number | null) => (value === null ? missing.price : formatMeasured(value));
  return (
    <>
      <Text as="h3" size={14} fw={600} mt={16} mb={6}>
        Площади
      </Text>
      <MixStrip size="middle" parts={mixParts(totalsOf(areaSetWithPrice))} />
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Тип</th>
            <th scope="col">Температура</th>
            <th scope="col" className={table.figure}>
              Площадь, м²
            </th>
            {hasRates && (
              <th scope="col" className={table.figure}>
                Ставка, руб./м²
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.kind}>
              <td>
                <AreaMark kind={line.kind} /> {line.name}
              </td>
              <td>{line.temperature ?? missing.dash}</td>
              <td className={table.figure}>{formatMeasured(line.area)}</td>
              {hasRates && <td className={table.figure}>{rate(line.rate)}</td>}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr className={table.total}>
            <th scope="row" colSpan={2}>
              Всего
            </th>
            <td className={table.figure}>{areaSize === null ? missing.dash : formatMeasured(areaSize)}</td>
            {hasRates && <td className={table.figure}>{rate(averageNetRentalRate)}</td>}
          </tr>
        </tbody>
      </table>
    </>
  );
}
