import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './notification-endpoints.ts';

export const listNotifications: CallOf<typeof endpoints.listNotifications> = {
  method: 'GET',
  path: '/api/notifications',
  access: 'employee',
};

export const countNotifications: CallOf<typeof endpoints.countNotifications> = {
  method: 'GET',
  path: '/api/notifications/count',
  access: 'employee',
};

export const readNotifications: CallOf<typeof endpoints.readNotifications> = {
  method: 'POST',
  path: '/api/notifications/read',
  access: 'employee',
};

export const readAllNotifications: CallOf<typeof endpoints.readAllNotifications> = {
  method: 'POST',
  path: '/api/notifications/read-all',
  access: 'employee',
};

export const getNotificationSettings: CallOf<typeof endpoints.getNotificationSettings> = {
  method: 'GET',
  path: '/api/notifications/settings',
  access: 'employee',
};

export const setNotificationSettings: CallOf<typeof endpoints.setNotificationSettings> = {
  method: 'POST',
  path: '/api/notifications/settings',
  access: 'employee',
};
