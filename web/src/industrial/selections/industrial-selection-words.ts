import { vacancies } from '@gektar/format/plural.ts';
import type { SelectionWords } from '#sharing/selection/selection-words.ts';

/** Texts about vacancies in a selection (3§8). */
export const industrialSelectionWords: SelectionWords = {
  counted: vacancies,
  chosen: ['Выбрана', 'Выбраны', 'Выбрано'],
  one: 'Вакансия',
  oneAsObject: 'вакансию',
  withIt: 'Вместе с ней',
  many: 'вакансии',
  list: 'Вакансии подборки',
  taken: 'взята',
  placed: 'Поставлена',
  putBack: 'Возвращена',
  movable: 'перемещаемая вакансия',
  isHidden: 'Скрыта',
  hiddenOneStays: 'Скрытая вакансия хранит комментарий и может вернуться.',
  hiddenOnesStay: 'Скрытые вакансии хранят комментарии и могут вернуться.',
  added: 'Вакансия успешно добавлена',
  hidden: 'Вакансия успешно убрана',
};
