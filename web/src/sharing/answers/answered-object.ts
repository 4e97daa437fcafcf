import type { Domain } from '@gektar/contract/domain.ts';
import type { LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AnswerCalls } from './received-answers.ts';

/** An object of the selection, as the tab names it. */
export interface AnsweredObject {
  /** Id of the item. */
  readonly id: string;
  readonly name: string;
  /** '18 000,00 м²' */
  readonly area: string;
  /** Its page. */
  readonly link: LinkOptions;
}

export interface AnswersTabProps {
  readonly domain: Domain;
  readonly calls: AnswerCalls;
  readonly requestId: string;
  /** All objects of the selection, in order. */
  readonly objects: readonly AnsweredObject[];
  /** 'Вакансия' */
  readonly one: string;
  /** The dialog of a link; null: of a further one, which it creates. */
  readonly linkDialog: (link: { readonly id: string } | null, onClose: () => void) => ReactNode;
}
