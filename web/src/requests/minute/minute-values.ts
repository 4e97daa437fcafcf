import type { Domain } from '@gektar/contract/domain.ts';
import type { NumberRange } from '@gektar/format/range.ts';

/** A place in 'Запрос за минуту'. A highway is identified by its name, because each domain has its own dictionary. */
export type MinutePlace =
  | { readonly kind: 'region'; readonly id: number; readonly name: string }
  | { readonly kind: 'city'; readonly id: number; readonly name: string; readonly regionId: number }
  | { readonly kind: 'highway'; readonly name: string };

export function keyOfPlace(place: MinutePlace): string {
  return place.kind === 'highway' ? `highway/${place.name}` : `${place.kind}/${place.id}`;
}

/** Wishes of the caller in the terms of one domain. */
export interface MinuteAsked {
  /** Keys of the chosen type chips. */
  readonly types: readonly string[];
  /** Keys of the chosen chips of the domain's own field: utilities or building classes. */
  readonly needs: readonly string[];
  readonly area: NumberRange;
  readonly budgetTo: number | null;
}

/** Wishes of a caller. The values of one domain are preserved while the dialog shows the other. */
export interface MinuteValues {
  /** Label of the chosen deal. */
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

/** The values with a change to what is asked for in one domain. */
export function withAsked(values: MinuteValues, domain: Domain, change: Partial<MinuteAsked>): MinuteValues {
  return { ...values, asked: { ...values.asked, [domain]: { ...values.asked[domain], ...change } } };
}
