import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { LocalDateTime } from '#measure/local-date-time.ts';
import { receivedAnswerEndpoints } from '#sharing/client-answers.ts';
import { itemFields, selectionEndpoints, selectionOf } from '#sharing/selection.ts';
import { linkEndpoints, SelectionLink } from '#sharing/selection-link.ts';

/** A vacancy in the selection of a request (3§3, F-05). */
export const SelectionItem = z.object({
  ...itemFields,
  /** Archived and closed vacancies are included; clients do not see them (G-11). */
  entity: VacancyRow,
});
export type SelectionItem = z.infer<typeof SelectionItem>;

export const RequestSelection = selectionOf(SelectionItem);
export type RequestSelection = z.infer<typeof RequestSelection>;

export const industrialSelections = selectionEndpoints('industrial', SelectionItem, 'vacancy.not_found');

/** Only the industrial domain has a path for the link below its selection. */
export const getLinkOfSelection = endpoint({
  method: 'GET',
  path: '/api/industrial/request-selections/{id}/link',
  access: 'employee',
  summary: 'Ссылка подборки; 404 = ссылки нет (3§4)',
  params: ById,
  output: SelectionLink,
  failures: ['link.not_found'],
});

export const industrialLinks = linkEndpoints('industrial');

/** For employees only: a client who could extend the link would defeat its time limit (G-07). */
export const extendLink = endpoint({
  method: 'POST',
  path: '/api/industrial/request-selections-for-clients/{id}/extend-link',
  access: 'employee',
  summary: 'Продлить ссылку подборки до названного времени',
  params: ById,
  body: z.object({ expirationTime: LocalDateTime }),
  output: SelectionLink,
  success: 200,
  failures: ['selection.not_found', 'link.not_found', 'access.forbidden', 'link.past_date'],
});

export const industrialReceivedAnswers = receivedAnswerEndpoints('industrial');
