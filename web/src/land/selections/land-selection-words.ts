import { objects } from '@gektar/format/plural.ts';
import type { SelectionWords } from '#sharing/selection/selection-words.ts';

/** Texts of land selections, whose items are called objects (E-10). */
export const landSelectionWords: SelectionWords = {
  counted: objects,
  chosen: ['Выбран', 'Выбрано', 'Выбрано'],
  one: 'Объект',
  oneAsObject: 'объект',
  withIt: 'Вместе с ним',
  many: 'объекты',
  list: 'Объекты подборки',
  taken: 'взят',
  placed: 'Поставлен',
  putBack: 'Возвращён',
  movable: 'перемещаемый объект',
  isHidden: 'Скрыт',
  hiddenOneStays: 'Скрытый объект хранит комментарий и может вернуться.',
  hiddenOnesStay: 'Скрытые объекты хранят комментарии и могут вернуться.',
  added: 'Объект успешно добавлен',
  hidden: 'Объект успешно убран',
};
