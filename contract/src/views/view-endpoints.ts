import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { ListHabits, View, ViewCount, ViewDraft, ViewEdit, ViewedListName, ViewsOfList } from './view.ts';
import { MAX_COUNTED, MAX_VIEWS } from './view-lists.ts';

const list = ViewedListName;

export const listViews = endpoint({
  method: 'GET',
  path: '/api/views',
  access: 'employee',
  summary: 'Виды списка: свои по порядку, затем открытые отделу; вид по умолчанию и последний порядок',
  query: z.object({ list }),
  output: ViewsOfList,
  failures: [],
});

export const countViews = endpoint({
  method: 'POST',
  path: '/api/views/count',
  access: 'employee',
  summary: 'Сколько строк находит каждый фильтр списка, тем же счётом, что и список; до двух секунд',
  body: z.object({
    list,
    /** Filters as the list's count call takes them. */
    filters: z.array(z.unknown()).max(MAX_COUNTED),
  }),
  /** One count per filter, in the order of the filters. */
  output: z.array(ViewCount),
  failures: [],
});

export const createView = endpoint({
  method: 'POST',
  path: '/api/views',
  access: 'employee',
  summary: 'Сохранить вид списка',
  body: ViewDraft,
  success: 201,
  output: View,
  failures: ['view.name_taken', 'view.changed', 'view.too_many'],
});

export const updateView = endpoint({
  method: 'POST',
  path: '/api/views/update',
  access: 'employee',
  summary: 'Изменить свой вид: название, кому виден, фильтр, порядок, столбцы',
  body: ViewEdit,
  output: View,
  failures: ['view.not_found', 'view.name_taken', 'view.changed', 'access.forbidden'],
});

export const orderViews = endpoint({
  method: 'POST',
  path: '/api/views/order',
  access: 'employee',
  summary: 'Расставить свои виды списка',
  body: z.object({
    list,
    /** Ids of the caller's views in the new order; views that are not named follow them. */
    ids: z.array(z.uuid()).max(MAX_VIEWS),
  }),
  /** Ids of all of the caller's views in their new order. */
  output: z.object({ ids: z.array(z.uuid()) }),
  failures: [],
});

export const setListHabits = endpoint({
  method: 'POST',
  path: '/api/views/habits',
  access: 'employee',
  summary: 'Запомнить вид по умолчанию или последний порядок списка',
  body: z.object({ list, ...ListHabits.partial().shape }),
  output: ListHabits,
  failures: ['view.not_found'],
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/views/{id}',
  access: 'employee',
  summary: 'Удалить свой вид; сутки его можно вернуть',
  params: ById,
  output: z.object({ id: z.uuid() }),
  failures: ['view.not_found', 'access.forbidden'],
});

export const restoreView = endpoint({
  method: 'POST',
  path: '/api/views/{id}/restore',
  access: 'employee',
  summary: 'Вернуть удалённый вид на его место',
  params: ById,
  output: View,
  failures: ['view.not_found', 'view.name_taken', 'access.forbidden'],
});
