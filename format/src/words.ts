/** Placeholders of missing values. */
export const missing = {
  /** An empty value of an entity (1§2). */
  value: 'Не указано',
  /** A list, a dropdown or a record without data (1§2, 1§8). */
  data: 'Нет данных',
  /** An object without a price (1§9). */
  price: 'По запросу',
  /** A table cell without a value; a missing end of a temperature range (2§9). */
  dash: '—',
} as const;

/** The text, or 'Не указано' when it is blank. */
export function textOrMissing(text: string | null | undefined): string {
  const trimmed = text?.trim();
  return trimmed ? trimmed : missing.value;
}

/** 'Да' / 'Нет' (1§9). */
export function formatYesNo(value: boolean): string {
  return value ? 'Да' : 'Нет';
}

/** 'Включен' / 'Не включен': VAT and operating expenses (3§9, K-09). */
export function formatIncluded(value: boolean): string {
  return value ? 'Включен' : 'Не включен';
}
