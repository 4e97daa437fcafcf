import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './view-endpoints.ts';

export const listViews: CallOf<typeof endpoints.listViews> = {
  method: 'GET',
  path: '/api/views',
  access: 'employee',
};

export const countViews: CallOf<typeof endpoints.countViews> = {
  method: 'POST',
  path: '/api/views/count',
  access: 'employee',
};

export const createView: CallOf<typeof endpoints.createView> = {
  method: 'POST',
  path: '/api/views',
  access: 'employee',
};

export const updateView: CallOf<typeof endpoints.updateView> = {
  method: 'POST',
  path: '/api/views/update',
  access: 'employee',
};

export const orderViews: CallOf<typeof endpoints.orderViews> = {
  method: 'POST',
  path: '/api/views/order',
  access: 'employee',
};

export const setListHabits: CallOf<typeof endpoints.setListHabits> = {
  method: 'POST',
  path: '/api/views/habits',
  access: 'employee',
};

export const deleteView: CallOf<typeof endpoints.deleteView> = {
  method: 'DELETE',
  path: '/api/views/{id}',
  access: 'employee',
};

export const restoreView: CallOf<typeof endpoints.restoreView> = {
  method: 'POST',
  path: '/api/views/{id}/restore',
  access: 'employee',
};
