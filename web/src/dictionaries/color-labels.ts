import type { ValueColor } from '@gektar/contract/dictionaries/value-colors.ts';

/** Russian names of the 19 colours (1§3, I-05). */
export const colorLabels = {
  brick: 'Кирпичный',
  orange: 'Оранжевый',
  ochre: 'Охра',
  lemon: 'Лимонный',
  olive: 'Оливковый',
  lime: 'Лаймовый',
  grass: 'Травяной',
  emerald: 'Изумрудный',
  teal: 'Бирюзовый',
  sky: 'Небесный',
  blue: 'Синий',
  indigo: 'Индиго',
  violet: 'Фиолетовый',
  plum: 'Сливовый',
  pink: 'Розовый',
  crimson: 'Малиновый',
  coral: 'Коралловый',
  brown: 'Коричневый',
  sand: 'Песочный',
} as const satisfies Record<ValueColor, string>;
