import type { LatLon } from '@gektar/contract/measure/position.ts';
import { tieForPrint } from '@gektar/format/no-break.ts';
import { numberRanges } from '@gektar/format/number-ranges.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import type { BaseMap } from './base-map.ts';
import { kmBetween, wrapped } from './map-view.ts';
import type { Mark } from './plan-maps.ts';

/** Greatest distance between a group and the town that names it. */
const TOWN_KM = 300;
/** Last rank of towns; parts of Moscow do not name groups. */
const LAST_TOWN = 7;
/** Limit of the numbers in a title (characters): the list next to the map has them all. */
const MOST_SIGNS = 24;

/** Names of regions, keyed by the number of a mark. */
export type Regions = ReadonlyMap<number, string>;

const counted = ['объект', 'объекта', 'объектов'] as const;

/** 'объекты 12–31', 'объекты 1, 3–7', or their count when that is too long. */
export function numbersInTitle(marks: readonly Mark[]): string {
  const [first] = marks;
  if (first && marks.length === 1) return `объект\u00a0${first.number}`;
  const numbers = numberRanges(marks.map(({ number }) => number)).join(', ');
  return numbers.length <= MOST_SIGNS ? `объекты\u00a0${numbers}` : formatCountOf(marks.length, counted);
}

/**
 * Distinct names for the groups of one map: the region, followed by a town where several groups have the same region,
 * and by 'часть N' where that is not enough.
 */
export function namesOfGroups(groups: readonly (readonly Mark[])[], regions: Regions, base: BaseMap): string[] {
  const own = groups.map((marks) => regionName(marks, regions));
  const names = own.map((region, index) => {
    const isOnly = own.filter((other) => other === region).length === 1;
    const town = isOnly ? undefined : nearestTown(groups[index] ?? [], base);
    return town === undefined || town === region ? region : `${region}, ${town}`;
  });
  return names.map((name, index) => {
    if (names.filter((other) => other === name).length === 1) return name;
    return `${name}, часть\u00a0${names.slice(0, index + 1).filter((other) => other === name).length}`;
  });
}

/** Names of the regions of all marks; undefined when there are more than two. */
export function nameOfAll(marks: readonly Mark[], regions: Regions): string | undefined {
  const names = new Set(marks.map(({ number }) => regions.get(number)));
  return names.size <= 2 ? regionName(marks, regions) : undefined;
}

function regionName(marks: readonly Mark[], regions: Regions): string {
  const counts = new Map<string, number>();
  for (const { number } of marks) {
    const name = regions.get(number) ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts.keys()]
    .toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
    .map(tieForPrint);
  if (names.length <= 2) return names.join(', ');
  const more = formatCountOf(names.length - 1, ['регион', 'региона', 'регионов']);
  return `${names[0]} и\u00a0ещё ${more}`;
}

function nearestTown(marks: readonly Mark[], { places }: BaseMap): string | undefined {
  const middle = middleOf(marks);
  if (!middle) return undefined;
  const towns = places.filter(({ rank }) => rank <= LAST_TOWN);
  const distance = ({ at }: { at: LatLon }) => kmBetween(at, middle);
  const nearest = towns.toSorted((one, other) => distance(one) - distance(other))[0];
  return nearest && distance(nearest) <= TOWN_KM ? nearest.name : undefined;
}

/** Centre of marks, correct across the 180th meridian. */
function middleOf(marks: readonly Mark[]): LatLon | undefined {
  const first = marks[0]?.at;
  if (!first) return undefined;
  const mean = (value: (at: LatLon) => number) => marks.reduce((sum, { at }) => sum + value(at), 0) / marks.length;
  return [mean(([latitude]) => latitude), wrapped(first[1] + mean(([, longitude]) => wrapped(longitude - first[1])))];
}
