const percent = new Intl.NumberFormat('ru-RU', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** '+2,4 %' of 0.024, with a real minus. */
export function percentText(share: number): string {
  return percent.format(share).replace('-', '−');
}
