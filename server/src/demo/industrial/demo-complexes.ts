import { ComplexFields } from '@gektar/contract/industrial/complexes/complex.ts';
import { inventOutline } from '#demo/demo-outline.ts';
import { type DemoPlace, farPlaces, nearPlaces } from '#demo/demo-places.ts';
import { villages } from '#demo/demo-words.ts';
import { type Chance, seededRandom } from '#demo/seeded-random.ts';
import type { InventedBuilding } from './demo-buildings.ts';
import { inventBuilding } from './demo-buildings.ts';
import type { ValueOf } from './demo-values.ts';

export interface InventedComplex {
  readonly fields: ComplexFields;
  readonly place: DemoPlace;
  readonly isArchived: boolean;
  /** Index of the responsible person among the demo employees. */
  readonly responsible: number;
  /** Days since creation, since the confirmation of the complex, and since that of its vacancies. */
  readonly daysSince: { readonly created: number; readonly actualized: number | undefined; readonly vacancies: number };
  /** Indices of demo companies. */
  readonly owner: number;
  readonly manager: number;
  readonly tenants: readonly number[];
  readonly buildings: readonly InventedBuilding[];
}

/** First word of a complex's name, and its type in the dictionary. */
const kinds = [
  ['Логопарк', 'Логистический парк'],
  ['Складской комплекс', 'Складской комплекс'],
  ['Индустриальный парк', 'Индустриальный парк'],
  ['Производственный двор', 'Производственный комплекс'],
  ['Лайт-парк', 'Light Industrial'],
  ['Технопарк', 'Технопарк'],
] as const;

/** Invented names; the first complex is the largest. */
const names = [
  'Стожары',
  'Овсяный',
  'Покосы',
  'Ржаной',
  'Выгон',
  'Бороздка',
  'Омуты',
  'Починок',
  'Пожня',
  'Гумно',
  'Гречиха',
  'Клевер',
  'Межа',
  'Пашня',
  'Большак',
  'Просека',
  'Околица',
  'Левада',
  'Перелог',
  'Стерня',
  'Закрома',
  'Амбар',
  'Коновязь',
  'Застреха',
  'Гать',
  'Плетень',
  'Ток',
  'Риги',
  'Сусек',
  'Колодец',
] as const;

export const DEMO_COMPLEXES = names.length;
/** Number of buildings of the first complex, and of vacancies in each of them. */
const LARGEST = { buildings: 30, vacanciesEach: 10 } as const;
/** Number of archived complexes, the last ones of the list. */
const ARCHIVED = 3;
/** Index of the company that owns both the second and the third complex; each other complex has its own owner. */
const SHARED_OWNER = 1;

/** Invented complexes, the same in each run. @param highwayName name of a highway, by the code in a place */
export function inventComplexes(
  valueNamed: ValueOf,
  highwayName: (code: string) => string,
  employees: readonly string[],
): InventedComplex[] {
  return names.map((name, index) => inventComplex({ name, index, valueNamed, highwayName, employees }));
}

/** From the middle of Moscow to its ring road, km. */
const RING_ROAD_KM = 17;

/** Whole km from the middle of Moscow; near it a degree of latitude is 111 km, one of longitude 63. */
function kmFromMoscow([latitude, longitude]: readonly [number, number]): number {
  return Math.round(Math.hypot((latitude - 55.755) * 111.2, (longitude - 37.617) * 62.7));
}

interface About {
  readonly name: string;
  readonly index: number;
  readonly valueNamed: ValueOf;
  readonly highwayName: (code: string) => string;
  readonly employees: readonly string[];
}

function inventComplex({ name, index, valueNamed, highwayName, employees }: About): InventedComplex {
  const chance = seededRandom(9_000_000 + index * 1_000);
  const place = chance.pick(index % 5 === 4 ? farPlaces : nearPlaces);
  const [kind, type] = kinds[index % kinds.length] ?? kinds[0];
  const isLargest = index === 0;
  const count = isLargest ? LARGEST.buildings : chance.whole(index % 7 === 6 ? 0 : 1, 4);
  const vacancies = () => (isLargest ? LARGEST.vacanciesEach : chance.whole(0, 6));
  const buildings = Array.from({ length: count }, (_, number) =>
    inventBuilding(chance, { number: number + 1, vacancies: vacancies(), valueNamed }),
  );
  const status = index % 11 === 10 ? 4 : index % 6 === 5 ? 2 : index % 9 === 8 ? 3 : index % 13 === 12 ? 5 : 1;
  const isFar = place.regionId !== 50 && place.regionId !== 77;
  const responsible = index % employees.length;
  const village = chance.pick(villages);
  const created = chance.whole(60, 900);
  const fromCentre = kmFromMoscow(place.point);
  const fields = ComplexFields.parse({
    name: `${kind} «${name}»`,
    complexType: valueNamed('complex_types', type),
    complexConstructionStatus: status,
    commissioningDate: status === 1 ? `${chance.whole(2004, 2025)}-06-01T00:00:00` : null,
    complexArea: Math.round(buildings.reduce((sum, { fields: { totalArea } }) => sum + totalArea, 0) * 1.08),
    responsibleUser: employees[responsible],
    vacanciesUpdatePeriod: chance.pick([14, 30, 30, 60]),
    ownerWebsite: chance.happens(0.7) ? `https://park-${index + 1}.example` : null,
    latitude: shifted(chance, place.point[0]),
    longitude: shifted(chance, place.point[1]),
    isApproximatePosition: chance.happens(0.15),
    regionId: place.regionId,
    address: village,
    fullAddress: `${place.name}, ${village}`,
    highway: place.highway === undefined ? null : valueNamed('highways', highwayName(place.highway)),
    distanceFromRingRoad: isFar ? null : Math.max(0, fromCentre - RING_ROAD_KM),
    distanceFromCenter: isFar ? null : fromCentre,
    distanceNearestPublicStop: chance.whole(1, 30) / 10,
    typeIndustrialArea: valueNamed(
      'types_industrials_zones',
      chance.pick(['Промышленная зона', 'Индустриальный парк']),
    ),
    isManyOwners: index % 8 === 7,
    ownerOccupied: index % 10 === 9,
    streetHunt: index % 12 === 11,
    rentalBrokerCommission: valueNamed('lease_commission', chance.pick(['1 месяц аренды', '50 % месяца аренды'])),
    salesBrokerCommission: valueNamed('sale_commission', chance.pick(['1 % от цены', '2 % от цены'])),
    electricitySupply: chance.whole(2, 200) * 100,
    gasSupply: chance.happens(0.6) ? chance.whole(5, 400) * 24 : null,
    waterSupply: chance.whole(2, 60) * 10,
    sewerageTypes: [valueNamed('sewerage_type', chance.pick(['Центральная', 'Локальные очистные сооружения']))],
    permittedUseTypes: [valueNamed('permitted_use_types', '6.9 Склад')],
    landPlotRights: [valueNamed('right_to_land', chance.pick(['Собственность', 'Аренда']))],
    landPlotArea: chance.whole(20, 900) / 10,
    carParkingSpaces: chance.whole(2, 40) * 10,
    truckParkingSpaces: chance.whole(1, 12) * 10,
    numberOfCheckpoints: chance.whole(1, 3),
    hasCanteen: chance.happens(0.5),
    hasHostel: chance.happens(0.15) || null,
    hasResponsibleStorage: chance.happens(0.3) || null,
    hasIndustrialRailway: chance.happens(0.2) || null,
    cadastralNumbers: [`${place.district}:099${String(1_000 + index)}:${chance.whole(10, 900)}`],
    additionalInformation: 'Выдуманный комплекс для показа программы.',
  });
  const { isApproximatePosition, landPlotArea, latitude, longitude } = fields;
  const besides = seededRandom(9_500_000 + index);
  const outline = inventOutline(besides, [latitude, longitude], landPlotArea ?? 10);
  const tenants = Array.from({ length: isLargest ? 6 : besides.whole(0, 4) }, (_, number) => index + 7 * (number + 1));
  return {
    // With an approximate position there is no outline.
    fields: { ...fields, polygons: isApproximatePosition ? [] : [outline] },
    place,
    isArchived: index >= names.length - ARCHIVED,
    responsible,
    daysSince: {
      created,
      actualized: chance.happens(0.7) ? chance.whole(0, 60) : undefined,
      // Vacancies of every fourth complex are overdue for confirmation.
      vacancies: index % 4 === 3 ? chance.whole(70, 120) : chance.whole(0, 12),
    },
    owner: index === 2 ? SHARED_OWNER : index,
    manager: 30 + index,
    tenants,
    buildings,
  };
}

function shifted(chance: Chance, degrees: number): number {
  return Math.round((degrees + chance.between(-0.04, 0.04)) * 1e6) / 1e6;
}
