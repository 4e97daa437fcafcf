import { IconBolt, IconDroplet, IconFlame, IconPipeline, IconTemperature } from '@tabler/icons-react';
import { TypeSwatch } from '#ui/component/type-swatch.tsx';
import { icon14 } from '#ui/icon.ts';
import { DECLARED_LAYOUT } from './column-layout.ts';
import type { ColumnSet } from './column-memory.ts';
import type { TableColumn } from './table-column.ts';

/** A row as complex as a real one: swatches, numbers, icons, long texts. */
export interface TrialRow {
  readonly id: string;
  readonly number: string;
  readonly kind: string;
  readonly colour: string;
  readonly place: string;
  readonly amount: number;
  readonly marks: number;
  readonly isArchived: boolean;
}

const KINDS = [
  ['Промышленный', 'brick'],
  ['Под склад', 'blue'],
  ['Индустриальный парк', 'indigo'],
  ['Сельхозназначение', 'grass'],
  ['Придорожный сервис', 'ochre'],
] as const;
const PLACES = ['Одинцовский г. о.', 'Наро-Фоминский г. о.', 'г. о. Подольск', 'Сергиево-Посадский г. о.'];

/** Deterministic rows, for visual comparison. */
export function inventRows(count: number): TrialRow[] {
  return Array.from({ length: count }, (_, i) => {
    const [kind, colour] = KINDS[i % KINDS.length] ?? KINDS[0];
    return {
      id: `row-${i}`,
      number: `50:${String(10 + (i % 40))}:00${10_000 + i * 37}:${100 + i}`,
      kind,
      colour: `var(--type-${colour})`,
      place: PLACES[(i * 7) % PLACES.length] ?? '',
      amount: ((i * 7919) % 100_000) * 1000 + 500,
      marks: (i * 11) % 32,
      isArchived: i % 9 === 8,
    };
  });
}

const ICONS = [IconFlame, IconBolt, IconDroplet, IconPipeline, IconTemperature];

function Marks({ row }: { row: TrialRow }) {
  return ICONS.map((Icon, i) => <Icon key={Icon.displayName} {...icon14} opacity={row.marks & (1 << i) ? 1 : 0.25} />);
}

const figure = new Intl.NumberFormat('ru-RU');

const figures = Array.from(
  { length: 16 },
  (_, i): TableColumn<TrialRow> => ({
    id: `figure-${i}`,
    title: `Показатель ${i + 1}`,
    unit: 'руб.',
    width: 130,
    align: 'end',
    tone: i % 2 ? 'quiet' : 'strong',
    cell: (row) => figure.format(row.amount * (i + 1)),
  }),
);

export const trialColumns: readonly TableColumn<TrialRow>[] = [
  {
    id: 'number',
    title: 'Кадастровый номер',
    width: 246,
    sortBy: 'Number',
    cell: (row) => (
      <a href={`#${row.id}`} tabIndex={-1}>
        {row.number}
      </a>
    ),
  },
  {
    id: 'kind',
    title: 'Тип',
    width: 174,
    cell: (row) => <TypeSwatch label={row.kind} colour={row.colour} />,
  },
  { id: 'place', title: 'Регион', width: 180, cell: (row) => row.place },
  { id: 'road', title: 'Шоссе', width: 140, cell: () => 'Симферопольское' },
  { id: 'km', title: 'От города', unit: 'км', width: 110, align: 'end', sortBy: 'Km', cell: (row) => row.marks },
  { id: 'marks', title: 'Коммуникации', width: 140, cell: (row) => <Marks row={row} /> },
  {
    id: 'price',
    title: 'Цена',
    unit: 'руб.',
    width: 120,
    align: 'end',
    sortBy: 'Price',
    cell: (row) => figure.format(row.amount),
  },
  ...figures,
  { id: 'person', title: 'Ответственный', width: 150, cell: () => 'Егор Степной' },
  {
    id: 'comment',
    title: 'Комментарий',
    width: 320,
    cell: () => 'Очень длинный комментарий, который не помещается в свой столбец и обрезается',
  },
  { id: 'hidden', title: 'Скрытый сначала', width: 150, isHiddenAtFirst: true, cell: () => 'виден' },
];

export const trialSets: readonly ColumnSet[] = [
  { name: 'Все', layout: DECLARED_LAYOUT },
  {
    name: 'Короткий',
    layout: {
      ...DECLARED_LAYOUT,
      visibility: Object.fromEntries(figures.map((column) => [column.id, false])),
    },
  },
];
