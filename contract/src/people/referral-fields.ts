import { moment, person, remark } from '#fields.ts';

/** Who brought an object or a request, and what was agreed with them. */
export const referralFields = {
  referralContactId: person('Кто рекомендовал', 'contact'),
  referralAppointmentDateTime: moment('Встреча по рекомендации', { gender: 'she' }),
  referralComment: remark('Комментарий к рекомендации'),
} as const;
