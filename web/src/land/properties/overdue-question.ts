import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';

const ownObjects: PluralForms = ['ваш объект', 'ваших объекта', 'ваших объектов'];

/** The question before all overdue objects of the employee are actualized (N-05). */
export function ownOverdueQuestion(count: number) {
  return {
    title: `Актуализировать ${formatCountOf(count, ownObjects)}?`,
    text: `Это значит, что ${count === 1 ? 'его' : 'их'} данные верны на сегодня. Объекты коллег останутся как есть.`,
    confirmLabel: 'Актуализировать',
  };
}
