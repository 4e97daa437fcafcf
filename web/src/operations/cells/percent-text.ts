const percent = new Intl.NumberFormat('ru-RU', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** Share as a text: '+2,4 %' for 0.024. Uses a minus sign instead of a hyphen. */
export function percentText(share: number): string {
  return percent.format(share).replace('-', '−');
}
