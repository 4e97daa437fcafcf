import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { text } from '#text.ts';
import { CallerCard, Callers } from './caller.ts';
import { CustomerKey } from './talk.ts';

export const findCallers = endpoint({
  method: 'GET',
  path: '/api/Contact/callers',
  access: 'employee',
  summary: 'Компании и люди по телефону в любом написании, от шести цифр, и те, чей номер отличается одной цифрой',
  query: z.object({ phone: text(200) }),
  output: Callers,
  failures: [],
});

export const getCaller = endpoint({
  method: 'GET',
  path: '/api/Contact/caller',
  access: 'employee',
  summary: 'Карточка звонящего: телефоны, почта, кто ведёт, последний разговор, запросы обеих областей',
  query: CustomerKey,
  output: CallerCard,
  failures: ['company.not_found', 'contact.not_found'],
});
