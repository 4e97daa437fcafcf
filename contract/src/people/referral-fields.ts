import { moment, person, remark } from '#fields.ts';

/** Person who recommended an object or a request, with appointment and comment. */
export const referralFields = {
  referralContactId: person('Кто рекомендовал', 'contact'),
  referralAppointmentDateTime: moment('Встреча по рекомендации', { gender: 'she' }),
  referralComment: remark('Комментарий к рекомендации'),
} as const;
