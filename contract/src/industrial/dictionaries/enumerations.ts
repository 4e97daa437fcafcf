import { bitsIn, type FixedValue } from '#fields.ts';

const named = (...names: readonly string[]): readonly FixedValue[] =>
  names.map((name, index) => ({ id: index + 1, name }));
const bits = (...names: readonly string[]): readonly FixedValue[] =>
  names.map((name, index) => ({ id: 2 ** index, name }));

const vat = named('Включен', 'Не включен', 'Не облагается');

/**
 * The read-only enumerations by their literal paths (3§7, H-12, M-09). Ids of vacancy types and roles are bits of a sum
 * (F-09).
 */
export const enumerations = {
  'area-types': named(
    'Склад',
    'Сухой',
    'С температурным режимом',
    'Морозильный',
    'Неотапливаемый',
    'Производство',
    'Light Industrial',
    'Дата-центр',
    'Офис',
    'Мезонин',
  ),
  'action-on-entities': named('Комплекс', 'Здание', 'Вакансия'),
  'action-types': named(
    'Создание',
    'Изменение',
    'Удаление',
    'Архивирование',
    'Разархивирование',
    'Актуализация',
    'Закрытие',
    'Комментарий',
  ),
  'building-classes': named('A+', 'A', 'B+', 'B', 'B-', 'C', 'D'),
  'building-construction-statuses': named(
    'Действующее',
    'Строящееся',
    'Проект',
    'Реконструкция',
    'Выведено из эксплуатации',
  ),
  'complex-construction-statuses': named(
    'Действующий',
    'Строящийся',
    'Проект',
    'Реконструкция',
    'Выведен из эксплуатации',
  ),
  'lease-vats': vat,
  'sale-vats': vat,
  roles: bits('Девелопер', 'Собственник', 'Управляющая компания', 'Эксплуатирующая компания', 'Арендатор'),
  'vacancy-statuses': named('Активная', 'Закрыта', 'Приостановлена', 'Забронирована', 'Требует проверки'),
  'vacancy-types': bits('Аренда', 'Продажа', 'Ответственное хранение'),
} as const;
export type Enumeration = keyof typeof enumerations;

/** The status of a vacancy closed by a deal (2§3); only deals set and clear it (M-37). */
export const CLOSED_STATUS = 2;
/** The status that a vacancy returns to when its deal is deleted (H-21). */
export const ACTIVE_STATUS = 1;
/** The status of a booked vacancy (2§3). */
export const BOOKED_STATUS = 4;
/** Statuses that screens highlight with a warning (2§3). */
export const warningStatuses: readonly number[] = [3, 4, 5];
/** The role of an owner (H-11). */
export const OWNER_ROLE = 2;
/** Building class B-: not offered as a choice, but shown where it is stored (H-30). */
export const HIDDEN_CLASS = 5;

/** Name of a value; empty for an id that the list does not have. */
export function enumerationName(enumeration: Enumeration, id: number | null): string {
  return enumerations[enumeration].find((value) => value.id === id)?.name ?? '';
}

/** Names of the bits of a sum, in the order of the list. */
export function bitNames(enumeration: Enumeration, sum: number | null): string[] {
  return bitsIn(enumerations[enumeration], sum).map(({ name }) => name);
}
