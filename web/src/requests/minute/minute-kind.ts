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

/** The customer of a request that is sent. */
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

/** An object that fits, in one line. */
export interface FittingObject {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}

/** First objects that fit, and their number. */
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

/** The dialog 'Запрос за минуту' in the words of one domain. Declared at module level. */
export interface MinuteKind {
  readonly domain: Domain;
  readonly area: { readonly kind: AmountKind; readonly unit: string; readonly max: number };
  /** Budget of a deal; not stored: the request has no field for it, so it is written into the comment. */
  readonly budgetOf: (deal: string | null) => {
    readonly kind: AmountKind;
    readonly unit: string;
    readonly max: number;
    readonly isStored: boolean;
  };
  readonly needsLabel: string;
  /** Whether the chips of the domain's own field are classes. */
  readonly hasClasses: boolean;
  /** Chips of types that are shown before 'ещё N'. */
  readonly typesShown: number;
  /** Whether at least one type is required, not the deal alone (E-03). */
  readonly isTypeRequired: boolean;
  /** Whether a request needs a company (F-10). */
  readonly isCompanyRequired: boolean;
  /** Whether a place may be a city. */
  readonly hasCities: boolean;
  readonly counted: PluralForms;
  readonly useChoices: () => MinuteChoices;
  /** Hook: what fits after a pause in typing; answers to earlier values are dropped. */
  readonly useFitting: (values: MinuteValues, choices: MinuteChoices) => Fitting;
  /** @throws the server's refusal; `{domain}_request.changed` when sent before with other values */
  readonly create: (request: MinuteRequest, newId: string) => Promise<StoredMinute>;
  readonly update: (request: MinuteRequest, stored: StoredMinute) => Promise<StoredMinute>;
  /** Refetches lists after a save. */
  readonly keep: (client: QueryClient, stored: StoredMinute) => Promise<void>;
  readonly remove: (client: QueryClient, id: string) => Promise<void>;
  /** Path of the request, without a tab. */
  readonly pathOf: (id: string) => string;
}

/** Highways of the domain among the chosen places. */
export function highwaysIn(places: readonly MinutePlace[], { highways }: Pick<MinuteChoices, 'highways'>) {
  const names = new Set(places.flatMap((place) => (place.kind === 'highway' ? [place.name] : [])));
  return highways.filter(({ name }) => names.has(name));
}

/** Chosen chips of a list, in its order. */
export function chosenOf(choices: readonly MinuteChoice[], keys: readonly string[]): readonly MinuteChoice[] {
  return choices.filter(({ key }) => keys.includes(key));
}
