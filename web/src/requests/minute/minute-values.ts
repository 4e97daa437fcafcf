import type { Domain } from '@gektar/contract/domain.ts';
import type { NumberRange } from '@gektar/format/range.ts';

/** A place of a request in a minute. A highway goes by its name, because each domain has its own dictionary. */
export type MinutePlace =
  | { readonly kind: 'region'; readonly id: number; readonly name: string }
  | { readonly kind: 'city'; readonly id: number; readonly name: string; readonly regionId: number }
  | { readonly kind: 'highway'; readonly name: string };

export function keyOfPlace(place: MinutePlace): string {
  return place.kind === 'highway' ? `highway/${place.name}` : `${place.kind}/${place.id}`;
}

/** What is asked for in the words of one domain. */
export interface MinuteAsked {
  /** Keys of the chips after the deal. */
  readonly types: readonly string[];
  /** Keys of the chips of the domain's own field: utilities, classes. */
  readonly needs: readonly string[];
  readonly area: NumberRange;
  readonly budgetTo: number | null;
}

/** The wishes of a caller; the other domain keeps its own part while the dialog is switched. */
export interface MinuteValues {
  /** Label of the deal. */
  readonly deal: string | null;
  readonly places: readonly MinutePlace[];
  readonly asked: Readonly<Record<Domain, MinuteAsked>>;
  readonly note: string;
}

const nothing: MinuteAsked = { types: [], needs: [], area: { from: null, to: null }, budgetTo: null };

export const emptyMinute: MinuteValues = {
  deal: null,
  places: [],
  asked: { land: nothing, industrial: nothing },
  note: '',
};

/** Values with a change of what is asked for in a domain. */
export function withAsked(values: MinuteValues, domain: Domain, change: Partial<MinuteAsked>): MinuteValues {
  return { ...values, asked: { ...values.asked, [domain]: { ...values.asked[domain], ...change } } };
}
