import type { Chance } from '#demo/seeded-random.ts';
import type { WrittenColumn } from './sheet-kind.ts';
import type { Typed } from './written-sheet.ts';

/** A vacancy before somebody writes it down. */
export interface VacancyTruth {
  readonly complex: string;
  readonly building: string;
  readonly block: string;
  readonly address: string;
  readonly highway: string;
  readonly km: number;
  readonly classId: number;
  readonly className: string;
  /** m² */
  readonly area: number;
  /** Roubles per m² a year; divisible by 12. */
  readonly rate: number;
  readonly opex: number;
  readonly height: number;
  readonly docks: number;
  readonly day: string;
}

const complexes = [
  ['Ориентир Запад', 'Новорижское шоссе', 22, 'Московская область, г. о. Истра, д. Образцово'],
  ['Логопарк Север', 'Ленинградское шоссе', 18, 'Московская область, г. о. Солнечногорск, д. Пробная'],
  ['Соколово', 'Ярославское шоссе', 31, 'Московская область, г. о. Пушкинский, д. Соколово'],
  ['Южные врата', 'Симферопольское шоссе', 27, 'Московская область, г. о. Подольск, с. Южное'],
] as const;
type ClassOfBuilding = readonly [id: number, name: string];
const classes: readonly [ClassOfBuilding, ...ClassOfBuilding[]] = [
  [1, 'A+'],
  [2, 'A'],
  [3, 'B+'],
  [4, 'B'],
];

/** Vacancies grouped by complex; buildings and blocks have different names. */
export function vacancyTruths(chance: Chance): VacancyTruth[] {
  return complexes.flatMap(([complex, highway, km, address], index) => {
    const [classId, className] = chance.pick(classes);
    return Array.from({ length: chance.whole(2, 4) }, (_, at) => {
      const building = String(1 + Math.floor(at / 2));
      return {
        complex,
        building,
        block: `${building}-${'АБВГ'.charAt(at)}`,
        address,
        highway,
        km,
        classId,
        className,
        area: chance.whole(12, 190) * 100 + index * 10 + at,
        rate: chance.whole(52, 95) * 120,
        opex: chance.whole(9, 15) * 120,
        height: chance.whole(9, 14),
        docks: chance.whole(3, 24),
        day: `2027-0${chance.whole(1, 9)}-01`,
      };
    });
  });
}

export type VacancyColumn = WrittenColumn<VacancyTruth>;

export function vacancyColumn(
  head: VacancyColumn['head'],
  cell: (truth: VacancyTruth, index: number) => Typed,
  says: (truth: VacancyTruth, index: number) => Readonly<Record<string, unknown>> = () => ({}),
  doubts?: (truth: VacancyTruth, index: number) => readonly string[],
): VacancyColumn {
  return { head, cell, says, ...(doubts ? { doubts } : {}) };
}

export const areaPath = 'areaSetWithPrice.warehouse.areaValue';
export const ratePath = 'areaSetWithPrice.warehouse.leasePricePerSqm';

type Head = VacancyColumn['head'];

/** The usual columns, each under a head of the sheet's choice. */
export const vacancyColumns = {
  order: (head = '№') => vacancyColumn(head, (_, index) => index + 1),
  complex: (head: Head = 'Комплекс') =>
    vacancyColumn(
      head,
      ({ complex }) => complex,
      ({ complex }) => ({ 'complex.name': complex }),
    ),
  building: (head: Head = 'Корпус') =>
    vacancyColumn(
      head,
      ({ building }) => building,
      ({ building }) => ({ 'building.name': building }),
    ),
  block: (head: Head = 'Блок') =>
    vacancyColumn(
      head,
      ({ block }) => block,
      ({ block }) => ({ name: block }),
    ),
  address: (head: Head = 'Адрес') =>
    vacancyColumn(
      head,
      ({ address }) => address,
      // Addresses of complexes begin with their region.
      ({ address }) => ({ 'complex.fullAddress': address, 'complex.region': address.split(',')[0] }),
    ),
  highway: (head: Head = 'Шоссе', write = (name: string) => name) =>
    vacancyColumn(
      head,
      ({ highway }) => write(highway),
      ({ highway }) => ({ 'complex.highway': highway }),
    ),
  km: (head: Head = 'км от МКАД') =>
    vacancyColumn(
      head,
      ({ km }) => km,
      ({ km }) => ({ 'complex.distanceFromRingRoad': km }),
    ),
  class: (head: Head = 'Класс', write = (name: string) => name) =>
    vacancyColumn(
      head,
      ({ className }) => write(className),
      ({ classId }) => ({ 'building.buildingClass': classId }),
    ),
  area: (head: Head = 'Площадь, м²') =>
    vacancyColumn(
      head,
      ({ area }) => area,
      ({ area }) => ({ [areaPath]: area }),
    ),
  /** VAT as the head says. */
  rate: (head: Head = 'Ставка, руб./м²/год без НДС', vat = 2) =>
    vacancyColumn(
      head,
      ({ rate }) => rate,
      ({ rate }) => ({ [ratePath]: rate, leaseVat: vat }),
    ),
  monthly: (head: Head = 'Ставка, руб./м² в мес. без НДС') =>
    vacancyColumn(
      head,
      ({ rate }) => rate / 12,
      ({ rate }) => ({ [ratePath]: rate, leaseVat: 2 }),
    ),
  opex: (head: Head = 'OPEX, руб./м²/год') =>
    vacancyColumn(
      head,
      ({ opex }) => opex,
      ({ opex }) => ({ opexPerSqm: opex }),
    ),
  height: (head: Head = 'Высота, м') =>
    vacancyColumn(
      head,
      ({ height }) => height,
      ({ height }) => ({ 'building.workingHeight': height }),
    ),
  docks: (head: Head = 'Доки, шт.') =>
    vacancyColumn(
      head,
      ({ docks }) => docks,
      ({ docks }) => ({ dockNumber: docks }),
    ),
  day: (head: Head = 'Своб. с') =>
    vacancyColumn(
      head,
      ({ day }) => day.split('-').reverse().join('.'),
      ({ day }) => ({ availabilityDate: `${day}T00:00:00` }),
    ),
} as const;

/** Latin classes typed with Cyrillic letters. */
export const cyrillicClass = (name: string) => name.replace('A', 'А').replace('B', 'В');
