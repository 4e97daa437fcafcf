import { formatCount } from '@gektar/format/number.ts';
import type { PluralForms } from '@gektar/format/plural.ts';

/** A domain's words for the objects of a selection, and its texts (3§8, E-10). */
export interface SelectionWords {
  readonly counted: PluralForms;
  /** 'Выбран', 'Выбрано', 'Выбрано'. */
  readonly chosen: PluralForms;
  /** 'Объект' */
  readonly one: string;
  /** Accusative of the noun, after 'переместить', 'удалить'. */
  readonly oneAsObject: string;
  /** 'Вместе с ним' */
  readonly withIt: string;
  /** 'объекты' */
  readonly many: string;
  /** 'Объекты подборки' */
  readonly list: string;
  /** 'взят', 'Поставлен', 'Возвращён': state of an object that is moved by keys. */
  readonly taken: string;
  readonly placed: string;
  readonly putBack: string;
  /** 'перемещаемый объект' */
  readonly movable: string;
  /** 'Скрыт' */
  readonly isHidden: string;
  /** 'Скрытый объект хранит комментарий и может вернуться.' */
  readonly hiddenOneStays: string;
  /** 'Скрытые объекты хранят комментарии и могут вернуться.' */
  readonly hiddenOnesStay: string;
  /** Toasts about a single object. */
  readonly added: string;
  readonly hidden: string;
}

/** Toasts that both domains share (3§8). */
export const selectionToasts = {
  addedMany: 'Успешно добавлено в подборку',
  notAdded: 'Не удалось добавить в подборку',
  /** After an incomplete restore of a deleted item. Not in the specification. */
  backWithout: {
    comment: 'Возвращено в подборку без комментария',
    place: 'Возвращено в подборку не на прежнее место',
  },
  cleared: 'Подборка успешно удалена',
  /** Not in the specification: the link of a cleared selection is not restored. */
  restored: 'Подборка возвращена без клиентской ссылки',
  notRestored: 'Не удалось вернуть подборку',
  failed: 'Произошла ошибка',
} as const;

/** 'Новых: 3, уже были в подборке: 2'; without the second part when there were none. */
export function addedText(newCount: number, formerCount: number): string {
  const former = formerCount > 0 ? `, уже были в подборке: ${formatCount(formerCount)}` : '';
  return `Новых: ${formatCount(newCount)}${former}`;
}
