import { plotDistance } from '@gektar/contract/land/properties/plot-facts.ts';
import { plotName } from '@gektar/contract/land/selections/plot-name.ts';
import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { formatPrice } from '@gektar/format/money.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatCountOf, objects } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { IconPhotoOff } from '@tabler/icons-react';
import { PhotoImage } from '#files/photo-image.tsx';
import { FigureRow } from '#sharing/client/figure-row.tsx';
import { ItemsDrawing } from '#sharing/client/items-drawing.tsx';
import type { Office } from '#sharing/client/office.ts';
import { ReportDates, ReportFrame, ReportSheet, ReportTitle } from '#sharing/client/report-frame.tsx';
import sections from '#sharing/client/report-sections.module.css';
import { rowsBySheet } from '#sharing/client/rows-by-sheet.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import type { PublicSelection } from './land-calls.ts';
import classes from './land-report.module.css';
import { PlotDrawings } from './plot-drawings.tsx';
import { PlotFacts, PlotUses, PlotUtilities } from './plot-sections.tsx';
import { placedPlot, plotFigures, plotPhotos, plotPlace, plotTitle, plotUses, plotWords } from './plot-words.ts';

export interface LandReportProps {
  readonly selection: PublicSelection;
  readonly office: Office | undefined;
  readonly onBack?: (() => void) | undefined;
  /** Whether the report is a broker's preview inside the `main` of another page. */
  readonly isPart?: boolean | undefined;
}

/** The printable report: a summary of all objects, then a sheet for each object (G-05). */
export function LandReport({ selection, office, onBack, isPart }: LandReportProps) {
  const { items, companyName, expirationTime } = selection;
  const [first = [], ...further] = rowsBySheet(items, SUMMARY_ROOM, summaryRowHeight);
  return (
    <ReportFrame onBack={onBack} isPart={isPart}>
      <ReportSheet office={office} label="Сводка" aside={<ReportDates expirationTime={expirationTime} />}>
        <ReportTitle companyName={companyName} />
        <Text c="soft" mt={2}>
          {formatCountOf(items.length, objects)}
        </Text>
        {items.length > 0 && (
          <>
            <div className={classes.overview}>
              <ItemsDrawing
                items={items.map(placedPlot)}
                words={plotWords}
                width={688}
                height={300}
                onChoose={showSheet}
              />
            </div>
            <Summary items={first} />
          </>
        )}
      </ReportSheet>
      {further.map((rows) => (
        <ReportSheet
          key={rows[0]?.id}
          office={office}
          label="Сводка, продолжение"
          aside={<ReportDates expirationTime={expirationTime} />}
        >
          <Summary items={rows} />
        </ReportSheet>
      ))}
      {items.map((item) => (
        <PlotSheets key={item.id} item={item} office={office} of={items.length} />
      ))}
    </ReportFrame>
  );
}

/** Height available for rows (px): on the first sheet, below title and map, and on further sheets. */
const SUMMARY_ROOM = { first: 470, further: 860 } as const;
/** Heights (px): of a text line, of a small text line, and of the rest of a row. */
const [LINE, SMALL_LINE, AROUND_ROW] = [18, 16, 15];
/** Number of characters per text line in the columns of names and locations. */
const NAME_LINE = 24;
const PLACE_LINE = 16;

/** Estimated height of a row (px); a safe upper bound. */
function summaryRowHeight({ property }: PublicItem): number {
  const { propertyType, cadastralNumbers, category, landHighway, region } = property;
  const lines = (text: string, of: number) => Math.ceil(text.length / of);
  const name = LINE * lines(plotName(propertyType.name), NAME_LINE);
  const number = SMALL_LINE * lines(cadastralNumbers[0] ?? category.name, NAME_LINE);
  const place = LINE * lines(landHighway?.name ?? region.name, PLACE_LINE) + SMALL_LINE;
  return Math.max(name + number, place) + AROUND_ROW;
}

const sheetId = (itemId: string) => `object-${itemId}`;

function showSheet(itemId: string): void {
  document.getElementById(sheetId(itemId))?.scrollIntoView();
}

function Summary({ items }: { items: readonly PublicItem[] }) {
  return (
    <Box overflowX="auto">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">Объект</th>
            <th scope="col" className={classes.wide} style={{ width: '26%' }}>
              Место
            </th>
            <th scope="col" className={`${classes.figure} ${classes.wide}`}>
              Площадь
            </th>
            <th scope="col" className={classes.figure}>
              Цена
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, order, property }) => (
            <tr key={id}>
              <td>{order}</td>
              <td>
                {plotName(property.propertyType.name)}
                <span>{property.cadastralNumbers[0] ?? property.category.name}</span>
                <span className={classes.narrow}>{property.landHighway?.name ?? property.region.name}</span>
              </td>
              <td className={classes.wide}>
                {property.landHighway?.name ?? property.region.name}
                <span>{formatQuantity(plotDistance(property), units.kilometre)}</span>
              </td>
              <td className={`${classes.figure} ${classes.wide}`}>{formatQuantity(property.area, units.hectare)}</td>
              <td className={classes.figure}>
                {formatPrice(property.price)}
                <span className={classes.narrow}>{formatQuantity(property.area, units.hectare)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** Number of small photos after the first photo. */
const SMALL_PHOTOS = 3;
/** Number of characters that fit on a sheet with large photos, and with small ones. */
const BESIDE_LARGE = 650;
const BESIDE_SMALL = 1_450;
/** Weight of cadastral numbers and address: their column has half the width, so their text takes twice the height. */
const IN_COLUMN = 2;

/**
 * The sheet of an object. If its uses do not fit, all of them go to a second sheet, so that no sheet holds only a line
 * or two.
 */
function PlotSheets({ item, office, of }: { item: PublicItem; office: Office | undefined; of: number }) {
  const name = `Объект ${item.order}`;
  const [facts, uses] = lengthsOf(item);
  const isLong = facts + uses > BESIDE_SMALL;
  return (
    <>
      <ReportSheet id={sheetId(item.id)} office={office} label={name} aside={`${name} из ${of}`}>
        <PlotBlock item={item} isDense={facts + (isLong ? 0 : uses) > BESIDE_LARGE} hasUses={!isLong} />
      </ReportSheet>
      {isLong && (
        <ReportSheet office={office} label={`${name}, продолжение`} aside={`${name} из ${of}, продолжение`}>
          <Text as="h2" overflowWrap="anywhere" fz={20} lh="26px">
            {plotTitle(item.property)}
          </Text>
          <div className={`${sections.sections} ${classes.sections} ${classes.uses}`}>
            <PlotUses plot={item.property} />
          </div>
        </ReportSheet>
      )}
    </>
  );
}

/** Lengths of the possibly long texts, including separators (characters). */
function lengthsOf({ property }: PublicItem): [facts: number, uses: number] {
  const lengthOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length + 2, 0);
  const { cadastralNumbers, address } = property;
  return [
    IN_COLUMN * lengthOf([...cadastralNumbers, address ?? '']),
    lengthOf(plotUses(property).flatMap(({ title, words }) => [title, ...words])),
  ];
}

interface PlotBlockProps {
  readonly item: PublicItem;
  readonly isDense: boolean;
  readonly hasUses: boolean;
}

function PlotBlock({ item: { property }, item, isDense, hasUses }: PlotBlockProps) {
  const title = plotTitle(property);
  const [first, ...others] = plotPhotos(property);
  const small = others.slice(0, SMALL_PHOTOS);
  return (
    <article className={classes.plot} data-dense={isDense || undefined}>
      <Text as="h2" overflowWrap="anywhere" fz={20} lh="26px">
        {title}
      </Text>
      <Text c="soft" mt={2}>
        {plotPlace(property)}
      </Text>
      {first ? (
        <Stack
          columns={small.length === 0 ? '1fr' : '5fr 2fr'}
          rows="repeat(3, 1fr)"
          gap={6}
          mt={10}
          h={isDense ? 100 : 200}
          className={classes.photos}
        >
          <div className={classes.photo}>
            <PhotoImage id={first.id} alt={first.caption ?? title} size="wide" isEager />
          </div>
          {small.map(({ id, caption }) => (
            <div key={id} className={classes.photo}>
              <PhotoImage id={id} alt={caption ?? title} size="card" isEager />
            </div>
          ))}
        </Stack>
      ) : (
        <Row justify="center" gap={8} c="mute" mt={12} bg="sunken" h={64} bdrs="r1">
          <IconPhotoOff size={22} stroke={1.4} aria-hidden />
          Нет фотографий
        </Row>
      )}
      <FigureRow figures={plotFigures(property)} />
      <div className={`${sections.sections} ${classes.sections} ${sections.columns}`}>
        <PlotFacts plot={property} place="reportFacts" />
        <PlotUtilities plot={property} />
      </div>
      {hasUses && (
        <div className={`${sections.sections} ${classes.sections} ${classes.uses}`}>
          <PlotUses plot={property} />
        </div>
      )}
      <Box mt={10} breakInside="avoid">
        <PlotDrawings item={item} isLow />
      </Box>
    </article>
  );
}
