import { day, person, text } from '#fields.ts';

/** Who asks, when, and who is responsible: the first fields of a request in both domains (1§3, 3§3). */
export const firstRequestFields = {
  name: text('Название', { gender: 'it', hint: 'Кто и что ищет: под этим именем запрос стоит в списке' }),
  companyId: person('Компания', 'company', { gender: 'she' }),
  contactId: person('Контактное лицо', 'contact', { gender: 'it' }),
  requestDate: day('Дата запроса', { gender: 'she' }),
  responsibleEmployeeId: person('Ответственный', 'employee'),
} as const;
