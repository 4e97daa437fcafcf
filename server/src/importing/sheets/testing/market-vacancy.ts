import type { Chance } from '#demo/seeded-random.ts';

/** A block of the market before somebody writes it down. */
export interface MarketBlock {
  readonly complex: string;
  readonly developer: string;
  readonly address: string;
  readonly highway: string;
  readonly km: number;
  readonly building: string;
  readonly classId: number;
  readonly className: string;
  readonly block: string;
  /** m² */
  readonly area: number;
  readonly mezzanine: number;
  readonly office: number;
  /** Roubles per m² a year, divisible by 12. */
  readonly rate: number;
  readonly opex: number;
  readonly height: number;
  readonly load: number;
  readonly docks: number;
  /** First day of a quarter, `YYYY-MM-DD`. */
  readonly day: string;
  readonly phone: string;
}

const complexes = [
  ['Рождествено', 'Пример Девелопмент', 'Ленинградское шоссе', 22, 'Солнечногорский г. о., д. Радумля'],
  ['Атлант-Парк', 'Склад Инвест', 'Горьковское шоссе', 36, 'Богородский г. о., г. Старая Купавна'],
  ['Вешки', 'Вымышленные склады', 'Алтуфьевское шоссе', 1, 'г. о. Мытищи, пос. Вешки'],
  ['Быково', 'Пример Девелопмент', 'Новорязанское шоссе', 19, 'Раменский г. о., рп. Быково'],
  ['Тучково Логистик', 'Запад Строй', 'Минское шоссе', 61, 'Рузский г. о., рп. Тучково'],
] as const;
type ClassOfBuilding = readonly [id: number, name: string];
const classes: readonly [ClassOfBuilding, ...ClassOfBuilding[]] = [
  [1, 'A+'],
  [2, 'A'],
  [3, 'B+'],
  [4, 'B'],
];

/** Blocks by complex, two or three a complex; names of blocks differ within a complex. */
export function marketBlocks(chance: Chance): MarketBlock[] {
  return complexes.flatMap(([complex, developer, highway, km, address], index) => {
    const [classId, className] = chance.pick(classes);
    return Array.from({ length: chance.whole(2, 3) }, (_, at) => ({
      complex,
      developer,
      highway,
      km,
      address,
      building: at < 2 ? 'Корпус 1' : 'Корпус 2',
      classId,
      className,
      block: `${String.fromCharCode(65 + index)}${at + 1}`,
      area: chance.whole(14, 260) * 50 + index * 10 + at,
      mezzanine: chance.whole(2, 9) * 100 + at,
      office: chance.whole(8, 40) * 10 + at,
      rate: chance.whole(60, 98) * 120,
      opex: chance.whole(12, 21) * 120,
      height: chance.whole(9, 15),
      load: chance.whole(5, 9),
      docks: chance.whole(2, 28),
      day: `2027-${['01', '04', '07', '10'][chance.whole(0, 3)]}-01`,
      phone: `8 (9${chance.whole(10, 99)}) 000-${chance.whole(10, 99)}-${chance.whole(10, 99)}`,
    }));
  });
}

/** Whether a block is the first one of its complex. */
export const isFirst = (blocks: readonly MarketBlock[], index: number) =>
  blocks[index - 1]?.complex !== blocks[index]?.complex;

/** '2027-04-01' → 2 */
export const quarterOf = (day: string) => Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1;

/** What the columns of complex and block say. */
export const namedBlock = ({ complex, block }: MarketBlock) => ({ 'complex.name': complex, name: block });
