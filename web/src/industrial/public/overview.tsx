import { areaKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { PublicItem, PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { isOnlySold, offeredBlock, WHOLE_ONLY } from '@gektar/contract/industrial/vacancies/offered-block.ts';
import { forEachName } from '@gektar/contract/records.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatMeasured, formatQuantity } from '@gektar/format/number.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { PhotoImage } from '#files/photo-image.tsx';
import { AreaMark } from '#industrial/areas/area-mark.tsx';
import { mixParts, totalsOf } from '#industrial/areas/mix-parts.ts';
import { MixStrip } from '#industrial/areas/mix-strip.tsx';
import { nameInComplex } from '#industrial/tree/name-in-complex.ts';
import { ItemsDrawing } from '#sharing/client/items-drawing.tsx';
import { Box } from '#ui/layout/box.ts';
import { Figures } from '#ui/layout/figures.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './overview.module.css';
import { shortPlace } from './overview-rows.ts';
import { availableText, placedVacancy, vacancyPhotos, vacancyWords } from './vacancy-words.ts';

interface OverviewProps {
  readonly items: readonly PublicItem[];
}

/** Ranges over all vacancies: areas, classes, heights, rates. */
export function OverviewFigures({ items }: OverviewProps) {
  const all = items.map(({ entity }) => entity);
  const classesOf = enumerations['building-classes']
    .map(({ name }) => name)
    .filter((name) => all.some(({ buildingClassTitle }) => buildingClassTitle === name));
  const figures = [
    { label: 'Площадь вакансии', value: spanOf(all, ({ areaSize }) => areaSize, units.squareMetre) },
    { label: buildingFields.buildingClass.label, value: classesOf.join(', ') },
    {
      label: buildingFields.workingHeight.label,
      value: spanOf(all, ({ workingHeight }) => workingHeight, units.metre),
    },
    {
      label: 'Ставка в год',
      value: spanOf(all, ({ averageNetRentalRate }) => averageNetRentalRate, units.roublePerSquareMetre),
    },
  ];
  return (
    <div className={classes.figures}>
      <Figures isSmall figures={figures.filter(({ value }) => value)} />
    </div>
  );
}

/** '9 000,00 - 18 000,00 м²', or a single figure when all are equal; undefined when none is known. */
function spanOf(
  all: readonly PublicVacancy[],
  figureOf: (vacancy: PublicVacancy) => number | null,
  unit: string,
): string | undefined {
  const values = all.map(figureOf).filter((value) => value !== null);
  if (values.length === 0) return undefined;
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return from === to ? formatQuantity(from, unit) : formatRange({ from, to }, unit);
}

/** Size of the map (px); its frame has the same proportions. */
const MAP = { width: 338, height: 170 } as const;

/** Maximum number of rows next to high pictures; with more rows the pictures are lower. */
const FEW_ROWS = 8;

/** The first photo, and a map of all vacancies. */
export function OverviewPictures({ items }: OverviewProps) {
  const [photo] = items.flatMap(({ entity }) => vacancyPhotos(entity));
  const height = items.length > FEW_ROWS ? 112 : 170;
  return (
    <Stack columns="repeat(auto-fit, minmax(240px, 1fr))" gap={12} mt={14}>
      {photo && (
        <Box h={height} overflow="hidden" className={classes.picture}>
          <PhotoImage id={photo.id} alt={photo.caption ?? ''} size="wide" isEager />
        </Box>
      )}
      <Box h={height} overflow="hidden" className={classes.picture}>
        <ItemsDrawing
          items={items.map(placedVacancy)}
          words={vacancyWords}
          {...MAP}
          width={photo ? MAP.width : 2 * MAP.width}
          onChoose={() => undefined}
        />
      </Box>
    </Stack>
  );
}

/**
 * Table with a row per vacancy.
 * @param sumOf vacancies whose sum and legend are shown below the last row
 */
export function OverviewTable({
  items,
  sumOf,
}: OverviewProps & { readonly sumOf?: readonly PublicItem[] | undefined }) {
  return (
    <>
      <table className={`${classes.table} ${classes.overview}`}>
        <thead>
          <tr>
            <th scope="col" style={{ width: 26 }}>
              №
            </th>
            <th scope="col">Объект</th>
            <th scope="col" style={{ width: 112 }}>
              Шоссе, от МКАД
            </th>
            <th scope="col" style={{ width: 50 }}>
              Класс
            </th>
            <th scope="col" style={{ width: 72 }}>
              Состав
            </th>
            <th scope="col" className={classes.figure} style={{ width: 106 }}>
              Площадь, м²
            </th>
            <th scope="col" className={classes.figure} style={{ width: 106 }}>
              Ставка, руб./м²
            </th>
            <th scope="col" className={classes.figure} style={{ width: 80 }}>
              Доступна
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, order, entity }) => (
            <VacancyRow key={id} order={order} vacancy={entity} />
          ))}
        </tbody>
        {sumOf && (
          <tbody>
            <tr className={classes.total}>
              <td />
              <th scope="row" colSpan={4}>
                Всего
              </th>
              <td className={classes.figure}>
                {formatMeasured(sumOf.reduce((area, { entity }) => area + (entity.areaSize ?? 0), 0))}
              </td>
              <td colSpan={2} />
            </tr>
          </tbody>
        )}
      </table>
      {sumOf && <Legend items={sumOf} />}
    </>
  );
}

/** Legend: marks of the kinds of area that the vacancies have. */
function Legend({ items }: OverviewProps) {
  return (
    <Row as="ul" wrap="wrap" gap="4px 16px" size={12} c="soft" mt={12} breakInside="avoid">
      {mixParts(sumOfTotals(items)).map(({ kind, label }) => (
        <li key={kind}>
          <AreaMark kind={kind} /> {label}
        </li>
      ))}
    </Row>
  );
}

function VacancyRow({ order, vacancy }: { order: number; vacancy: PublicVacancy }) {
  const { complexName, distanceFromRingRoad, areaSize } = vacancy;
  const block = offeredBlock(vacancy);
  return (
    <tr>
      <td>{order}</td>
      <td>
        <b>{complexName}</b>
        <small>{nameInComplex(vacancy)}</small>
      </td>
      <td>
        {shortPlace(vacancy)}
        {distanceFromRingRoad !== null && <small>{formatQuantity(distanceFromRingRoad, units.kilometre)}</small>}
      </td>
      <td>{vacancy.buildingClassTitle}</td>
      <td style={{ paddingTop: 8 }}>
        <MixStrip size="small" parts={mixParts(totalsOf(vacancy.areaSetWithPrice))} />
      </td>
      <td className={classes.figure}>
        <b>{areaSize === null ? missing.dash : formatMeasured(areaSize)}</b>
        {block !== undefined && <small>{block === 'whole' ? WHOLE_ONLY : `блок от ${formatMeasured(block)}`}</small>}
      </td>
      <td className={classes.figure}>
        <Money vacancy={vacancy} />
      </td>
      <td className={classes.figure}>{availableText(vacancy)}</td>
    </tr>
  );
}

/** Rate and OPEX of a vacancy; the price when it is only for sale. */
function Money({ vacancy }: { vacancy: PublicVacancy }) {
  const { averageNetRentalRate, salePrice, opexPerSqm } = vacancy;
  if (isOnlySold(vacancy)) {
    return salePrice === null ? (
      missing.price
    ) : (
      <>
        {formatMeasured(salePrice)}
        <small>продажа, руб.</small>
      </>
    );
  }
  return (
    <>
      {averageNetRentalRate === null ? missing.price : formatMeasured(averageNetRentalRate)}
      {opexPerSqm !== null && (
        <small>
          OPEX{nbsp}
          {formatMeasured(opexPerSqm)}
        </small>
      )}
    </>
  );
}

/** Areas of all vacancies by kind, for the legend. */
function sumOfTotals(items: readonly PublicItem[]) {
  const totals = items.map(({ entity }) => totalsOf(entity.areaSetWithPrice));
  return forEachName(areaKinds, (kind) => totals.reduce((sum, one) => sum + (one[kind] ?? 0), 0));
}
