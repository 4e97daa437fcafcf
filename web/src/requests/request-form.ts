import { today } from '@gektar/format/date.ts';
import type { FieldValues } from 'react-hook-form';
import { draftsUnder } from '#form/described/entity-drafts.ts';
import type { EntityFormWords } from '#form/described/entity-form.ts';
import { type AnyRequest, draftKeyOf, type RequestKind } from './request-kind.ts';
import { CREATED, FAILED, NOT_CREATED, UPDATED } from './request-toasts.ts';

const words: EntityFormWords = {
  label: 'Запрос',
  newTitle: 'Новый запрос',
  list: 'Запросы',
  preview: 'Карточка запроса',
  created: CREATED,
  notCreated: NOT_CREATED,
  createdBefore: 'Запрос уже создан',
  saved: UPDATED,
  notSaved: FAILED,
  contested: 'Запрос изменён другим сотрудником',
};

/** Settings that the creation and edit forms of requests share in both domains. */
export function requestFormOf<Values extends FieldValues, Request extends AnyRequest>(kind: RequestKind<Request>) {
  return {
    drafts: draftsUnder<Values>(draftKeyOf(kind)),
    keep: kind.queries.keepSaved,
    path: kind.paths.list,
    // After the creation, the tab with fitting objects opens.
    createdPath: '/search',
    words,
    nameOf: ({ name }: Request) => name,
    firstField: 'name',
  } as const;
}

/**
 * The first section of the form: who asks, when, and who is responsible.
 * @param own names of further fields of the domain
 */
export function aboutSection<const Own extends readonly string[]>(...own: Own) {
  const names = ['name', 'companyId', 'contactId', 'requestDate', 'responsibleEmployeeId'] as const;
  return { id: 'about', title: 'О запросе', fields: [...names, ...own] } as const;
}

/** Initial values of a new request: dated today, with the current employee as the responsible one. */
export function newRequestOf(employeeId: string | undefined) {
  return { requestDate: today(), responsibleEmployeeId: employeeId ?? null };
}
