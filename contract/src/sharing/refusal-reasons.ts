import type { Domain } from '#domain.ts';

/** Reasons that a client can give for 'Не подходит', in display order; several at once. */
export const refusalReasons = {
  land: {
    expensive: 'Дорого',
    far: 'Далеко',
    large: 'Велика площадь',
    small: 'Мала площадь',
    noElectricity: 'Нет электричества',
    noGas: 'Нет газа',
    road: 'Подъезд',
    other: 'Другое',
  },
  industrial: {
    expensive: 'Дорого',
    far: 'Далеко',
    large: 'Велика площадь',
    small: 'Мала площадь',
    lowCeiling: 'Низкий потолок',
    late: 'Поздний срок',
    condition: 'Состояние',
    other: 'Другое',
  },
} as const satisfies Record<Domain, Readonly<Record<string, string>>>;

/** A refusal in words: 'Дорого, далеко: «Нужно въехать до февраля»'; empty without reason and text. */
export function refusalWords(
  domain: Domain,
  { reasons, text }: { readonly reasons: readonly string[]; readonly text: string },
): string {
  const words: Readonly<Record<string, string>> = refusalReasons[domain];
  const named = reasons
    .map((reason) => words[reason] ?? '')
    .filter(Boolean)
    .map((word, at) => (at === 0 ? word : word.toLowerCase()))
    .join(', ');
  return [named, text && `«${text}»`].filter(Boolean).join(': ');
}
