import { type RangeQuery, readFigures } from '@gektar/contract/search-figures.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import type { Db } from '#database/db.ts';
import { findMeantHighways } from './meant-highways.ts';

/** How a domain turns parts of a search text into criteria of its list, as its page has them in the URL. */
export interface MeantListParts<Criteria extends object> {
  /** Table of highways. */
  readonly highways: string;
  readonly ofHighways: (ids: number[]) => Criteria;
  readonly ofPrice: (price: RangeQuery) => Criteria;
  readonly area: { readonly of: 'areaHa' | 'areaM2'; readonly criteria: (area: RangeQuery) => Criteria };
  /** URL value of the list's view with the map only. */
  readonly mapView: string;
  /** Number of active objects that match; undefined when a figure is beyond the filter's limits. */
  readonly count: (criteria: Criteria) => Promise<number | undefined>;
}

interface MeantList<Criteria extends object> {
  readonly key: string;
  readonly title: string;
  readonly criteria: Criteria;
}

/** Zoom at which a point is shown with its surroundings. */
const ZOOM = 13;

/** Lists that a search text describes, except empty ones (0022). */
export async function findMeantLists<Criteria extends object>(
  db: Db,
  text: string,
  parts: MeantListParts<Criteria>,
): Promise<(MeantList<Criteria | { view: string; at: string }> & { count: number | null })[]> {
  const figures = readFigures(text);
  if (figures?.position !== undefined) {
    const [latitude, longitude] = figures.position;
    const criteria = { view: parts.mapView, at: `${latitude},${longitude},${ZOOM}` };
    return [{ key: 'map', title: `На карте: ${latitude}, ${longitude}`, criteria, count: null }];
  }
  const lists: MeantList<Criteria>[] = [];
  if (figures?.price) lists.push(inFigures('price', 'Цена', figures.price, units.rouble, parts.ofPrice));
  const area = figures?.[parts.area.of];
  const unit = parts.area.of === 'areaHa' ? units.hectare : units.squareMetre;
  if (area) lists.push(inFigures('area', 'Площадь', area, unit, parts.area.criteria));
  if (figures === undefined) {
    const meant = await findMeantHighways(db, parts.highways, text);
    lists.push(...meant.map(({ key, title, ids }) => ({ key, title, criteria: parts.ofHighways([...ids]) })));
  }
  const counted = await Promise.all(lists.map(async (list) => ({ ...list, count: await parts.count(list.criteria) })));
  return counted.flatMap(({ count, ...list }) => (count ? [{ ...list, count }] : []));
}

function inFigures<Criteria extends object>(
  key: string,
  name: string,
  range: RangeQuery,
  unit: string,
  toCriteria: (range: RangeQuery) => Criteria,
): MeantList<Criteria> {
  return { key, title: `${name} ${formatRange(range, unit) ?? ''}`, criteria: toCriteria(range) };
}
