import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { updatedBetween } from '#industrial/shared-queries.ts';
import { Deal, DealDraft, NewDeal } from './deal.ts';

export const createDeal = endpoint({
  method: 'POST',
  path: '/api/industrial/deals',
  access: 'employee',
  summary: 'Закрыть вакансию сделкой; то же, что vacancies/{id}/close (M-30)',
  body: NewDeal,
  output: Deal,
  success: 201,
  failures: [
    'vacancy.not_found',
    'vacancy.closed',
    'vacancy.archived',
    'deal.changed',
    'deal.unknown_reference',
    'deal.type_not_offered',
  ],
});

export const listDeals = endpoint({
  method: 'GET',
  path: '/api/industrial/deals',
  access: 'employee',
  summary: 'Сделки по дате закрытия, новые первыми',
  query: updatedBetween(10).safeExtend({ complexId: z.uuid().optional() }),
  output: z.array(Deal),
  failures: [],
});

export const updateDeal = endpoint({
  method: 'POST',
  path: '/api/industrial/deals/update',
  access: 'employee',
  summary: 'Изменить сделку; устаревшее состояние не принимается',
  body: DealDraft,
  output: Deal,
  failures: ['deal.not_found', 'deal.changed', 'deal.unknown_reference', 'deal.type_not_offered'],
});

export const getDeal = endpoint({
  method: 'GET',
  path: '/api/industrial/deals/{id}',
  access: 'employee',
  summary: 'Одна сделка',
  params: ById,
  output: Deal,
  failures: ['deal.not_found'],
});

export const deleteDeal = endpoint({
  method: 'DELETE',
  path: '/api/industrial/deals/{id}',
  access: 'employee',
  summary: 'Удалить сделку: вакансия снова активна (H-21)',
  params: ById,
  output: ById,
  failures: ['deal.not_found'],
});
