import type { Domain } from '@gektar/contract/domain.ts';
import type { AmountKind } from '@gektar/format/amount.ts';
import type { PluralForms } from '@gektar/format/plural.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { MinutePlace, MinuteValues } from './minute-values.ts';

export interface MinuteChoice {
  readonly key: string;
  readonly label: string;
}

/** Values to choose from; empty lists until the dictionaries are loaded. */
export interface MinuteChoices {
  /** The usual deal first. */
  readonly deals: readonly MinuteChoice[];
  readonly types: readonly MinuteChoice[];
  readonly needs: readonly MinuteChoice[];
  readonly highways: readonly { readonly id: number; readonly name: string }[];
}

/** Customer of a request to send. */
export interface MinuteClient {
  readonly name: string;
  readonly contactId: string | null;
  readonly companyId: string | null;
}

/** A request to send. */
export interface MinuteRequest {
  readonly values: MinuteValues;
  readonly choices: MinuteChoices;
  readonly client: MinuteClient;
  readonly name: string;
  readonly employeeId: string | null;
}

/** A stored request. */
export interface StoredMinute {
  readonly id: string;
  readonly rowVersion: number;
  readonly name: string;
}

/** A fitting object, in one line. */
export interface FittingObject {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}

/** The first fitting objects, and the number of all. */
export interface Fitting {
  readonly count: number | undefined;
  readonly objects: readonly FittingObject[];
  /** Whether the answer belongs to earlier values, or none has arrived. */
  readonly isStale: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Number of objects shown in the dialog. */
export const FEW_OBJECTS = 5;
/** Pause after a change before objects are searched again (ms). */
export const FITTING_PAUSE_MS = 300;

/** Description of the dialog 'Запрос за минуту' for one domain. Declared at module level. */
export interface MinuteKind {
  readonly domain: Domain;
  readonly area: { readonly kind: AmountKind; readonly unit: string; readonly max: number };
  /**
   * Kind, unit and limit of a deal's budget. When not `isStored`, the request has no field for it, so it goes into the
   * comment.
   */
  readonly budgetOf: (deal: string | null) => {
    readonly kind: AmountKind;
    readonly unit: string;
    readonly max: number;
    readonly isStored: boolean;
  };
  readonly needsLabel: string;
  /** Whether the chips of the domain's own field are building classes. */
  readonly hasClasses: boolean;
  /** Number of type chips shown before 'ещё N'. */
  readonly typesShown: number;
  /** Whether at least one type is required in addition to the deal (E-03). */
  readonly isTypeRequired: boolean;
  /** Whether a request needs a company (F-10). */
  readonly isCompanyRequired: boolean;
  /** Whether a place may be a city. */
  readonly hasCities: boolean;
  readonly counted: PluralForms;
  readonly useChoices: () => MinuteChoices;
  /** Hook: fitting objects, searched after a pause in typing; answers to earlier values are dropped. */
  readonly useFitting: (values: MinuteValues, choices: MinuteChoices) => Fitting;
  /** @throws the server's refusal; `{domain}_request.changed` when the id was sent before with other values */
  readonly create: (request: MinuteRequest, newId: string) => Promise<StoredMinute>;
  readonly update: (request: MinuteRequest, stored: StoredMinute) => Promise<StoredMinute>;
  /** Refetches lists after a save. */
  readonly keep: (client: QueryClient, stored: StoredMinute) => Promise<void>;
  readonly remove: (client: QueryClient, id: string) => Promise<void>;
  /** Path of the request, without a tab. */
  readonly pathOf: (id: string) => string;
}

/** Highways of the domain's dictionary that are among the chosen places. */
export function highwaysIn(places: readonly MinutePlace[], { highways }: Pick<MinuteChoices, 'highways'>) {
  const names = new Set(places.flatMap((place) => (place.kind === 'highway' ? [place.name] : [])));
  return highways.filter(({ name }) => names.has(name));
}

/** Chosen chips, in the order of the list. */
export function chosenOf(choices: readonly MinuteChoice[], keys: readonly string[]): readonly MinuteChoice[] {
  return choices.filter(({ key }) => keys.includes(key));
}
