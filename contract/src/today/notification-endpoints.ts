import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { paging } from '#list.ts';
import { LocalDateTime } from '#measure/local-date-time.ts';
import { MOST_READ, Moment, NotificationKey, NotificationPage, NotificationSettings } from './notification.ts';

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'employee',
  summary: 'Мои уведомления: сначала непрочитанные, новые первыми',
  query: z.object({ ...paging(20, 100), filter: z.enum(['all', 'unread']).default('all') }),
  output: NotificationPage,
  failures: [],
});

export const countNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/count',
  access: 'employee',
  summary: 'Сколько у меня непрочитанных уведомлений и когда придёт следующее напоминание',
  output: z.object({
    unreadCount: z.int(),
    /** When the next reminder will be listed, because no event announces it; null when there is none. */
    nextDateTime: LocalDateTime.nullable(),
  }),
  failures: [],
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'employee',
  summary: 'Отметить уведомления прочитанными или снять эту отметку',
  body: z.object({ notifications: z.array(NotificationKey).min(1).max(MOST_READ), isRead: z.boolean() }),
  output: z.object({ isRead: z.boolean() }),
  failures: [],
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read-all',
  access: 'employee',
  summary: 'Прочитать все уведомления до этого момента; чтобы отменить, передать прежний момент из ответа',
  body: z.object({
    /** Notifications up to this moment count as read; null removes this mark. */
    readUpTo: Moment.nullable(),
  }),
  output: z.object({
    /** The previous value of `readUpTo`, for an undo. */
    before: Moment.nullable(),
  }),
  failures: [],
});

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/api/notifications/settings',
  access: 'employee',
  summary: 'Какие уведомления мне не присылать',
  output: NotificationSettings,
  failures: [],
});

export const setNotificationSettings = endpoint({
  method: 'POST',
  path: '/api/notifications/settings',
  access: 'employee',
  summary: 'Выбрать, какие уведомления не присылать',
  body: NotificationSettings,
  output: NotificationSettings,
  failures: [],
});
