import type { Domain } from '@gektar/contract/domain.ts';
import type { ReceivedAnswer } from '@gektar/contract/sharing/client-answers.ts';
import type { LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AnyItem, SelectedRow, SelectionKind } from '#sharing/selection/selection-kind.ts';
import type { AnswerCalls } from './received-answers.ts';

/** An object of the selection, as the tab 'Ответы клиента' shows it. */
export interface AnsweredObject {
  /** Id of the item. */
  readonly id: string;
  readonly name: string;
  /** '18 000,00 м²' */
  readonly area: string;
  /** Its page. */
  readonly link: LinkOptions;
  /** Whether clients see it at present: not hidden, not archived, not closed. */
  readonly isShown: boolean;
}

export interface AnswersTabProps {
  readonly domain: Domain;
  readonly calls: AnswerCalls;
  readonly requestId: string;
  /** All objects of the selection, in order. */
  readonly objects: readonly AnsweredObject[];
  /** 'Вакансия' */
  readonly one: string;
  /** Renders the dialog of a link; null: the dialog creates a further link. */
  readonly linkDialog: (link: { readonly id: string } | null, onClose: () => void) => ReactNode;
}

/** The objects of a selection, in order. @param items all items, also those that clients do not see */
export function answeredObjects<Row extends SelectedRow, Item extends AnyItem>(
  kind: Pick<SelectionKind<Row, Item>, 'rowOf' | 'nameOf' | 'pageOf' | 'numbersOf'>,
  items: readonly Item[],
  areaOf: (row: Row) => string,
): AnsweredObject[] {
  const shown = kind.numbersOf(items);
  return items.map((item) => {
    const row = kind.rowOf(item);
    const { id } = item;
    return { id, name: kind.nameOf(row), area: areaOf(row), link: kind.pageOf(row), isShown: shown.has(id) };
  });
}

/** Number of objects that clients see, and how many of them have an answer or an opening. */
export function countShown(
  objects: readonly Pick<AnsweredObject, 'id' | 'isShown'>[],
  answers: readonly Pick<ReceivedAnswer, 'id'>[],
): { readonly shown: number; readonly answered: number } {
  const answered = new Set(answers.map(({ id }) => id));
  const shown = objects.filter(({ isShown }) => isShown);
  return { shown: shown.length, answered: shown.filter(({ id }) => answered.has(id)).length };
}
