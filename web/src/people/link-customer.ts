import { failureText, fieldFailures, isFailure } from '#api/failure-text.ts';
import type { Question } from '#ui/dialog/question.ts';

export type CustomerKind = 'company' | 'contact';

export const LINK = 'Связать с записью CRM';

/** Toast after a link. */
export const linkedText: Readonly<Record<CustomerKind, string>> = {
  company: 'Компания связана с записью CRM',
  contact: 'Контакт связан с записью CRM',
};

/**
 * Question before a link, which cannot be undone.
 * @param own name of our record
 * @param other name of the record in the CRM
 */
export function linkQuestion(own: string, other: string): Question {
  return {
    title: `${LINK}?`,
    text: `Своя запись: ${own}\nЗапись CRM: ${other}\n\nОбъекты, запросы, комплексы и вакансии, где указана своя запись, будут ссылаться на запись CRM. Отменить это нельзя.`,
    confirmLabel: 'Связать',
  };
}

/** Message at the field when a link is refused. */
export function linkProblem(error: unknown): string {
  // The CRM did not answer, so nothing but the id of its record is known.
  if (isFailure(error, 'crm.away')) return 'CRM не отвечает. Повторите позже';
  return fieldFailures(error)['crmId'] ?? failureText(error);
}
