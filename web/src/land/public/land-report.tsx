import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { IconPhotoOff } from '@tabler/icons-react';
import { PhotoImage } from '#files/photo-image.tsx';
import { formatPrice } from '#format/money.ts';
import { formatQuantity } from '#format/number.ts';
import { formatCountOf, objects } from '#format/plural.ts';
import { units } from '#format/unit.ts';
import type { Office } from '#sharing/client/office.ts';
import { ReportDates, ReportFrame, ReportSheet, ReportTitle } from '#sharing/client/report-frame.tsx';
import { FigureRow } from './figure-row.tsx';
import classes from './land-report.module.css';
import type { PublicSelection } from './land-selection.tsx';
import { PlotDrawings } from './plot-drawings.tsx';
import { PlotFacts, PlotUses, PlotUtilities } from './plot-sections.tsx';
import { plotFigures, plotPhotos, plotPlace, plotTitle } from './plot-words.ts';
import { PlotsDrawing } from './plots-drawing.tsx';

export interface LandReportProps {
  readonly selection: PublicSelection;
  readonly office: Office | undefined;
  readonly onBack?: (() => void) | undefined;
  /** Inside of a page's `main`: a broker's preview. */
  readonly isPart?: boolean | undefined;
}

/** The printable report: a sheet with everything, then a sheet for each object (G-05). */
export function LandReport({ selection, office, onBack, isPart }: LandReportProps) {
  const { items, companyName, expirationTime } = selection;
  return (
    <ReportFrame onBack={onBack} isPart={isPart}>
      <ReportSheet office={office} label="Сводка" aside={<ReportDates expirationTime={expirationTime} />}>
        <ReportTitle companyName={companyName} />
        <p className={classes.count}>{formatCountOf(items.length, objects)}</p>
        {items.length > 0 && (
          <>
            <div className={classes.overview}>
              <PlotsDrawing items={items} width={688} height={300} />
            </div>
            <Summary items={items} />
          </>
        )}
      </ReportSheet>
      {items.map((item) => (
        <ReportSheet
          key={item.id}
          office={office}
          label={`Объект ${item.order}`}
          aside={`Объект ${item.order} из ${items.length}`}
        >
          <PlotBlock item={item} />
        </ReportSheet>
      ))}
    </ReportFrame>
  );
}

function Summary({ items }: { items: readonly PublicItem[] }) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">Объект</th>
            <th scope="col" className={classes.wide}>
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
                {property.propertyType.name}
                <span>{property.cadastralNumbers[0] ?? property.category.name}</span>
                <span className={classes.narrow}>{property.landHighway?.name ?? property.region.name}</span>
              </td>
              <td className={classes.wide}>
                {property.landHighway?.name ?? property.region.name}
                <span>{formatQuantity(property.kmFromCity, units.kilometre)}</span>
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
    </div>
  );
}

/** Photos beside the first one. */
const SMALL_PHOTOS = 3;

function PlotBlock({ item: { property }, item }: { item: PublicItem }) {
  const title = plotTitle(property);
  const [first, ...others] = plotPhotos(property);
  const small = others.slice(0, SMALL_PHOTOS);
  return (
    <article className={classes.plot}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.place}>{plotPlace(property)}</p>
      {first ? (
        <div className={classes.photos} data-single={small.length === 0 || undefined}>
          <div className={classes.photo}>
            <PhotoImage id={first.id} alt={first.caption ?? title} size="wide" isEager />
          </div>
          {small.map(({ id, caption }) => (
            <div key={id} className={classes.photo}>
              <PhotoImage id={id} alt={caption ?? title} size="card" isEager />
            </div>
          ))}
        </div>
      ) : (
        <div className={classes.noPhoto}>
          <IconPhotoOff size={22} stroke={1.4} aria-hidden />
          Нет фотографий
        </div>
      )}
      <FigureRow figures={plotFigures(property)} />
      <div className={classes.columns}>
        <PlotFacts plot={property} hasPlace={false} />
        <PlotUtilities plot={property} />
        <PlotUses plot={property} />
      </div>
      <div className={classes.map}>
        <PlotDrawings item={item} />
      </div>
    </article>
  );
}
