import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import type { TECHNICAL_CONDITIONS, TECHNICAL_CONNECTION, UtilityKey } from '@gektar/contract/land/utility.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { forEachName } from '@gektar/contract/records.ts';
import type { OwnFields } from '#form/described/describe-form.ts';
import { askedUtilityWords } from '#land/requests/asked-chips.ts';

/** 0 = does not matter, 'any' = required in any kind, otherwise the required kind (E-09). */
export type AskedKind = 0 | 'any' | typeof TECHNICAL_CONDITIONS | typeof TECHNICAL_CONNECTION;

/** A requested utility in the form; the amount survives a switch to 'Не важно'. */
export interface AskedUtility {
  readonly kind: AskedKind;
  /** Smallest sufficient amount, in the measure of the utility. */
  readonly atLeast: number | null;
}

export type AskedValues = Record<UtilityKey, AskedUtility>;

function forEachUtility<T>(make: (key: UtilityKey) => T): Record<UtilityKey, T> {
  return forEachName(utilityKeys, make);
}

function askedOf({ utilities, infrastructure }: LandRequest, id: number): AskedUtility {
  const asked = utilities.find((one) => one.id === id);
  const kind = infrastructure.find((one) => one.id === id)?.type;
  return { kind: kind ?? (asked ? 'any' : 0), atLeast: asked?.value ?? null };
}

/** Converts utilities to the two lists of the wire (E-09); a utility that does not matter is in neither. */
export function toAsked(values: AskedValues): Pick<LandRequest, 'utilities' | 'infrastructure'> {
  const asked = utilityKeys.filter((key) => values[key].kind !== 0);
  return {
    utilities: asked.map((key) => ({ ...utilityKinds[key], value: values[key].atLeast })),
    infrastructure: asked.flatMap((key) => {
      const { kind } = values[key];
      return kind === 0 || kind === 'any' ? [] : [{ id: utilityKinds[key].id, type: kind }];
    }),
  };
}

/** Whether two states of a utility mean the same; the amount is ignored when the utility does not matter. */
function sameAsked(one: AskedUtility, other: AskedUtility): boolean {
  return one.kind === other.kind && (one.kind === 0 || one.atLeast === other.atLeast);
}

/** The five utilities of a request, which are two lists on the wire. */
export const askedFields: OwnFields<AskedValues, LandRequest> = {
  labels: forEachUtility((key) => utilityKinds[key].name),
  empty: () => forEachUtility(() => ({ kind: 0, atLeast: null })),
  fromWire: (request) => forEachUtility((key) => askedOf(request, utilityKinds[key].id)),
  toWire: toAsked,
  isFilled: (name, values) => values[name].kind !== 0,
  isSame: (name, one, other) => sameAsked(one[name], other[name]),
  text: (name, values) =>
    values[name].kind === 0 ? 'Не важно' : askedUtilityWords(toAsked(values), utilityKinds[name].id),
  fieldOfPath: (head, [index], values) => {
    if (head !== 'utilities' && head !== 'infrastructure') return undefined;
    const id = toAsked(values)[head][Number(index)]?.id;
    return utilityKeys.find((key) => utilityKinds[key].id === id);
  },
};
