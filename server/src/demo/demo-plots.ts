import type { PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import { distanceFromCity } from '#land/properties/import/distance-from-city.ts';
import type { DemoCustomers } from './demo-customers.ts';
import { type DemoKind, demoKinds } from './demo-kinds.ts';
import { inventOutline, moved } from './demo-outline.ts';
import { type DemoPlace, farPlaces, nearPlaces } from './demo-places.ts';
import { inventUtilities } from './demo-utilities.ts';
import { lanes, remarks, villages } from './demo-words.ts';
import { type Chance, seededRandom } from './seeded-random.ts';

/** 128 active and 12 archived. */
const PLOTS = 140;
const ARCHIVED = 12;
const OVERDUE = 9;
const CONFIDENTIAL = 10;
const UNCHECKED = 18;
const MOSCOW = 77;

/** An invented plot; dictionary values by name or code, resolved to ids on insert. */
export interface InventedPlot {
  readonly kind: DemoKind;
  readonly place: DemoPlace;
  readonly permittedUses: readonly string[];
  readonly bestUses: readonly string[];
  readonly okveds: readonly string[];
  readonly ownership: string;
  readonly isArchived: boolean;
  /** Index of the responsible employee; 0 has the public sign-in. */
  readonly responsible: number;
  readonly daysSince: {
    readonly created: number;
    /** undefined when the data was never confirmed. */
    readonly actualized: number | undefined;
    readonly conversation: number;
  };
  readonly fields: Omit<
    PropertyFieldsInput,
    'category' | 'propertyType' | 'ownershipType' | 'region' | 'responsibleEmployeeId' | 'lastConversationDate'
  >;
}

/** The same plots each time, except for owners and dates. */
export function inventPlots(customers: DemoCustomers, employees: number): InventedPlot[] {
  const chance = seededRandom(20_261_120);
  const all = Array.from({ length: PLOTS }, (_, index) => index);
  const archived = new Set(chance.some(all, ARCHIVED));
  const onMarket = all.filter((index) => !archived.has(index));
  const overdue = new Set(chance.some(onMarket, OVERDUE));
  const confidential = new Set(chance.some(all, CONFIDENTIAL));
  const unchecked = new Set(chance.some(all, UNCHECKED));
  const taken = new Set<string>();
  return all.map((index) => {
    const plot = inventPlot(chance, customers, taken, index);
    return {
      ...plot,
      isArchived: archived.has(index),
      responsible: chance.whole(0, employees - 1),
      daysSince: inventDays(chance, overdue.has(index)),
      fields: { ...plot.fields, isConfidentially: confidential.has(index), isChecked: !unchecked.has(index) },
    };
  });
}

function inventPlot(chance: Chance, customers: DemoCustomers, taken: Set<string>, index: number) {
  const kind = pickKind(chance);
  const place = chance.pick(chance.happens(0.68) ? nearPlaces : farPlaces);
  const point = moved(
    place.point,
    chance.between(-place.reachKm, place.reachKm),
    chance.between(-place.reachKm, place.reachKm),
  );
  const km = distanceFromCity(place.regionId, point) ?? 0;
  const area = inventArea(chance, kind.area);
  const isNear = nearPlaces.includes(place);
  const isFactory = kind.supply >= 0.5;
  const number = String(index + 1).padStart(3, '0');
  const customer = chance.whole(0, customers.companyIds.length - 1);
  const fields = {
    cadastralNumbers: inventNumbers(chance, place.district, taken),
    latitude: point[0],
    longitude: point[1],
    polygons: chance.happens(0.88) ? [inventOutline(chance, point, area)] : [],
    address: `${place.name}, ${chance.pick(place.regionId === MOSCOW ? lanes : villages)}`,
    area,
    price: chance.happens(0.1) ? null : inventPrice(chance, kind, { area, km, isNear }),
    buildingArea: chance.happens(0.15) ? chance.whole(4, 120) * 50 : null,
    kmFromCity: km,
    ...inventUtilities(chance, kind.supply),
    landContact: chance.happens(0.4) ? { id: chance.pick(customers.landContactIds) } : null,
    companyId: chance.happens(0.5) ? (customers.companyIds[customer] ?? null) : null,
    contactId: chance.happens(0.4) ? (customers.contactIds[customer] ?? null) : null,
    referralContactId: chance.happens(0.08) ? chance.pick(customers.contactIds) : null,
    comment: chance.happens(0.8) ? chance.some(remarks, chance.whole(1, 3)).join(' ') : null,
    linkToDisk: `https://disk.example/plots/${number}`,
    linkToDocumentation: `https://docs.example/plots/${number}`,
    isActive: chance.happens(0.9),
    onSale: chance.happens(0.92),
    hasBarganing: chance.happens(0.45),
    hasPond: chance.happens(kind.propertyType === 'Рекреация' ? 0.6 : 0.06),
    hasDriveway: chance.happens(0.8),
    hasOverheadCrane: isFactory && chance.happens(0.1),
    isLightIndustrial: isFactory && chance.happens(0.25),
    hasLandLotTownPlanningPlan: chance.happens(0.4),
    isTerritoryComplexDevelopment: kind.propertyType === 'Под жилую застройку' && chance.happens(0.3),
    isSpecialEconomicZone: isFactory && chance.happens(0.06),
    hasIndustrialRailway: isFactory && chance.happens(0.18),
    isIndustrialPark: kind.propertyType === 'Индустриальный парк',
    isUnfriendlyCountry: chance.happens(0.03),
    builtToLease: isFactory && chance.happens(0.15),
    builtToSuit: isFactory && chance.happens(0.25),
  };
  return {
    kind,
    place,
    fields,
    permittedUses: chance.some(kind.permittedUses, chance.whole(1, 3)),
    bestUses: chance.some(kind.bestUses, chance.whole(1, 2)),
    okveds: chance.some(kind.okveds, chance.whole(0, 3)),
    ownership: chance.happens(0.85) ? 'Частная собственность' : 'Муниципальная собственность',
  };
}

function pickKind(chance: Chance): DemoKind {
  const drawn = chance.whole(0, demoKinds.reduce((sum, { share }) => sum + share, 0) - 1);
  const tickets = demoKinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  return tickets[drawn] ?? demoKinds[0];
}

/** Small plots are more frequent than large ones. */
function inventArea(chance: Chance, [least, most]: readonly [number, number]): number {
  const area = Math.exp(chance.between(Math.log(least), Math.log(most)));
  return Math.round(area * 100) / 100;
}

/** One to five neighbouring numbers in a quarter outside the real numbering. */
function inventNumbers(chance: Chance, district: string, taken: Set<string>): string[] {
  const quarter = `${district}:099${String(chance.whole(1, 9_999)).padStart(4, '0')}`;
  const count = chance.happens(0.7) ? 1 : chance.whole(2, 5);
  const first = chance.whole(1, 1_400);
  const numbers = Array.from({ length: count }, (_, index) => `${quarter}:${first + index}`);
  if (numbers.some((number) => taken.has(number))) return inventNumbers(chance, district, taken);
  for (const number of numbers) taken.add(number);
  return numbers;
}

/**
 * Price of a plot (roubles). Per hectare it falls to a third at 60 km, and to no less than an eighth; outside the
 * surroundings of Moscow it is a third of that; large plots cost less per hectare.
 */
function inventPrice(
  chance: Chance,
  { pricePerHa }: DemoKind,
  about: { area: number; km: number; isNear: boolean },
): number {
  const distance = Math.max(1 / 8, Math.exp(-about.km / 55)) * (about.isNear ? 1 : 0.35);
  const size = Math.max(1, about.area / 5) ** -0.15;
  const price = about.area * chance.between(...pricePerHa) * distance * size;
  return Number(price.toPrecision(3));
}

function inventDays(chance: Chance, isOverdue: boolean) {
  const created = isOverdue ? chance.whole(60, 420) : chance.whole(3, 420);
  // Unconfirmed for more than thirty days counts as overdue (D-06); a recent plot may be unconfirmed.
  const recently = created < 26 && chance.happens(0.5) ? undefined : chance.whole(0, Math.min(created, 26));
  const actualized = isOverdue ? (chance.happens(0.3) ? undefined : chance.whole(32, 58)) : recently;
  return { created, actualized, conversation: chance.whole(0, Math.min(created, 90)) };
}
