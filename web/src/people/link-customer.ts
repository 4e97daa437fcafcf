import { failureText, fieldFailures, isFailure } from '#api/failure-text.ts';
import type { Question } from '#ui/dialog/question.ts';

export type CustomerKind = 'company' | 'contact';

export const LINK = 'Связать с записью CRM';

/** The toast of a link. */
export const linkedText: Readonly<Record<CustomerKind, string>> = {
  company: 'Компания связана с записью CRM',
  contact: 'Контакт связан с записью CRM',
};

/**
 * Confirmation of a link, which is irreversible.
 * @param own name of our record
 * @param other name of the record of the CRM
 */
export function linkQuestion(own: string, other: string): Question {
  return {
    title: `${LINK}?`,
    text: `Своя запись: ${own}\nЗапись CRM: ${other}\n\nОбъекты, запросы, комплексы и вакансии, где указана своя запись, будут ссылаться на запись CRM. Отменить это нельзя.`,
    confirmLabel: 'Связать',
  };
}

/** A refused link, in the words of its field. */
export function linkProblem(error: unknown): string {
  // Only the id of the record is known, and the CRM does not answer.
  if (isFailure(error, 'crm.away')) return 'CRM не отвечает. Повторите позже';
  return fieldFailures(error)['crmId'] ?? failureText(error);
}
