import type { CallOptions } from '@gektar/contract/call.ts';
import type { Importance } from '@gektar/contract/criteria/importance.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import type { ChangeKind } from '@gektar/contract/events/event.ts';
import type { RequestMatches, RequestMatchItem } from '@gektar/contract/requests/request-matches.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { LinkOptions } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { RequestMatch } from '#sharing/selection/near/request-match.ts';
import type { ReasonEditing } from '#sharing/selection/near/unknown-field.tsx';
import type { SelectedRow } from '#sharing/selection/selection-kind.ts';

/** A request that an object fits or almost fits. */
export interface FittedRequest {
  readonly id: string;
  readonly name: string;
  readonly requestDate: string;
  readonly isEnabled: boolean;
  /** Only in the land domain. */
  readonly isActual?: boolean;
  readonly responsibleEmployeeId: string | null;
  readonly importance: Importance;
}

export interface MatchesAsked {
  readonly take?: number;
  readonly skip?: number;
  readonly least?: number;
  readonly mine?: 'true' | 'false';
  readonly unoffered?: 'true' | 'false';
}

/** 'Кому подходит' of plots, vacancies or complexes. */
export interface FitsKind<Request extends FittedRequest> {
  readonly domain: Domain;
  readonly name: 'property' | 'vacancy' | 'complex';
  /** Kinds of entities whose changes outdate the list, in addition to selections. */
  readonly changedBy: readonly ChangeKind[];
  readonly find: (id: string, asked: MatchesAsked, options: CallOptions) => Promise<RequestMatches<Request>>;
  /** Editing of a field of the object whose value is unknown. */
  readonly editing: ReasonEditing;
  readonly requestLink: (id: string) => LinkOptions;
  /** Name of the client: company or person. */
  readonly clientOf: (request: Request) => string | undefined;
  readonly phoneOf: (request: Request) => string | undefined;
  /** 'Бюджет до 40 000 000,00 руб.'; undefined when the request has none. */
  readonly budgetOf: (request: Request) => string | undefined;
  /** Draws the name of an employee. */
  readonly Employee: ComponentType<{ readonly id: string | null }>;
  /** Name of an employee for a toast. */
  readonly nameOfEmployee: (client: QueryClient, id: string) => Promise<string | undefined>;
}

/** The object whose requests are listed. */
export interface FitsAbout<Request extends FittedRequest, Row extends SelectedRow> {
  readonly kind: FitsKind<Request>;
  readonly id: string;
  /** The compared object; undefined when the page does not have it yet. */
  readonly rowOf: (objectId: string) => Row | undefined;
  readonly matchOf: (request: Request) => RequestMatch<Row>;
  /** Name of the best vacancy of a complex; absent where there is one object. */
  readonly nameOf?: (row: Row) => string;
  /** The signed-in employee. */
  readonly me: string | undefined;
}

export type Fit<Request> = RequestMatchItem<Request>;
