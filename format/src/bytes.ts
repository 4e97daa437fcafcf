import { formatPlain } from './number.ts';

const steps = ['Б', 'КБ', 'МБ', 'ГБ', 'ТБ'] as const;
const STEP = 1024;

/** A size for reading: `812 Б`, `1,4 ГБ`; one decimal below ten. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let step = 0;
  while (value >= STEP - 0.5 && step < steps.length - 1) {
    value /= STEP;
    step += 1;
  }
  const rounded = value < 10 && step > 0 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${formatPlain(rounded)} ${steps[step]}`;
}
