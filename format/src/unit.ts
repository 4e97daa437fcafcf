import { nbsp } from './no-break.ts';

/** Units as shown on screen (1§9, 2§9; utilities 1§3). */
export const units = {
  hectare: 'га',
  squareMetre: 'м²',
  kilometre: 'км',
  rouble: 'руб.',
  roublePerHectare: 'руб./га',
  roublePerSquareMetre: 'руб./м²',
  roublePerSquareMetreYear: 'руб./м² в год',
  metre: 'м',
  centimetre: 'см',
  tonne: 'т',
  day: 'дн.',
  month: 'мес.',
  piece: 'шт.',
  storey: 'эт.',
  kilowatt: 'кВт',
  cubicMetrePerDay: 'м3/сутки',
  gigacalorie: 'Гкал',
  degree: '°С',
  percent: '%',
} as const;
export type Unit = (typeof units)[keyof typeof units];

/** A figure and its unit, joined by a no-break space. */
export function withUnit(figure: string, unit: string): string {
  return `${figure}${nbsp}${unit}`;
}
