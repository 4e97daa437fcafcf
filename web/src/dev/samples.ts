import type { Option } from '#form/field/option.ts';

/** Invented data for this page. */
export const highways: readonly Option<number>[] = [
  { value: 1, label: 'Боровское', count: 6 },
  { value: 2, label: 'Минское шоссе', count: 24 },
  { value: 3, label: 'Волоколамское', count: 9 },
  { value: 4, label: 'Калужское', count: 11 },
  { value: 5, label: 'Каширское', count: 17 },
  { value: 6, label: 'Щёлковское', count: 14 },
  { value: 7, label: 'Новорязанское', count: 3 },
  { value: 8, label: 'Дмитровское', count: 31 },
  { value: 9, label: 'Ленинградское', count: 8 },
];

export const manyOkveds: readonly Option<number>[] = Array.from({ length: 3000 }, (_, index) => ({
  value: index,
  code: `${10 + Math.floor(index / 60)}.${String(index % 60).padStart(2, '0')}`,
  label: `Производство прочих изделий, вид ${index + 1}`,
}));

export const typeColours = [
  'brick',
  'orange',
  'ochre',
  'lemon',
  'olive',
  'lime',
  'grass',
  'emerald',
  'teal',
  'sky',
  'blue',
  'indigo',
  'violet',
  'plum',
  'pink',
  'crimson',
  'coral',
  'brown',
  'sand',
  'off',
] as const;
