import type { PluralForms } from '@gektar/format/plural.ts';
import type { Unit } from '@gektar/format/unit.ts';
import type { ComponentType, ReactNode } from 'react';
import { sumOf } from '#form/field/fixed-options.ts';
import type { Option } from '#form/field/option.ts';

export type Choices = readonly Option<number | string>[];

export interface OwnFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** How a criterion is edited and described. */
export type CriterionAbout = {
  readonly label: string;
  /** Label for narrow chips. */
  readonly short?: string;
} & (
  | { readonly kind: 'text'; readonly example?: string }
  /**
   * A hook that loads options on demand; empty until loaded. `isSum`: the value is the sum of the chosen bits of a
   * fixed list.
   */
  | {
      readonly kind: 'choice';
      readonly useChoices: () => Choices;
      readonly isSum?: true;
      /** Whether there are so few options that they are shown side by side. */
      readonly isFew?: true;
    }
  | {
      readonly kind: 'range';
      readonly unit: Unit;
      readonly max: number;
      /** Whether only whole numbers make sense: counts, floors, days (M-10). */
      readonly isInteger?: true;
      readonly reversedMessage?: string;
    }
  | { readonly kind: 'days'; readonly reversedMessage?: string }
  | { readonly kind: 'flag'; readonly yes: string; readonly no: string }
  /** A criterion with a special input. */
  | {
      readonly kind: 'own';
      readonly Field: ComponentType<OwnFieldProps>;
      readonly words: (value: unknown) => ReactNode;
      /** Values that are asked for most often, each a button of the popup that applies it at once. */
      readonly shortcuts?: () => readonly { readonly label: string; readonly value: unknown }[];
    }
);

type ChoiceCriterion = Extract<CriterionAbout, { kind: 'choice' }>;

/** The chosen values in the value of a choice criterion. */
export function chosenIn({ isSum }: ChoiceCriterion, value: unknown): (number | string)[] {
  if (isSum !== true) return (value ?? []) as (number | string)[];
  const sum = Number(value ?? 0);
  return Array.from({ length: MOST_BITS }, (_, bit) => 2 ** bit).filter((bit) => (sum & bit) !== 0);
}

/** The value of a choice criterion with these values chosen. */
export function valueOfChosen({ isSum }: ChoiceCriterion, chosen: readonly (number | string)[]): unknown {
  if (isSum !== true) return chosen;
  return chosen.length === 0 ? null : sumOf(chosen.map(Number));
}

/** Bits of a positive integer of the database. */
const MOST_BITS = 31;

/** Criteria of one list by name; values may be unset. */
export type SetCriteria = Readonly<Record<string, unknown>>;

/** A condition that one press sets or removes: 'Без ставки'. */
export interface FilterToggle {
  readonly label: string;
  /** Criteria that the toggle sets together; it is on while all of them have these values. */
  readonly criteria: SetCriteria;
}

/** Whether all criteria of a toggle have the values that it sets. */
export function isToggled(criteria: SetCriteria, toggle: FilterToggle): boolean {
  return Object.entries(toggle.criteria).every(
    ([name, value]) => JSON.stringify(criteria[name]) === JSON.stringify(value),
  );
}

/** The criteria after a press on a toggle. */
export function toggled(criteria: SetCriteria, toggle: FilterToggle): SetCriteria {
  if (!isToggled(criteria, toggle)) return { ...criteria, ...toggle.criteria };
  return Object.fromEntries(Object.entries(criteria).filter(([name]) => !(name in toggle.criteria)));
}

/** Description of a list's filter. */
export interface FilterAbout {
  readonly criteria: Readonly<Record<string, CriterionAbout>>;
  /** Groups of the drawer 'Все фильтры', in reading order. */
  readonly groups: readonly { readonly title: string; readonly names: readonly string[] }[];
  /** Criteria offered as chips without opening the drawer. */
  readonly quick: readonly string[];
  /** Toggles after the quick criteria. A criterion set by a toggle has no separate chip. */
  readonly toggles?: readonly FilterToggle[];
  /** Whether a criterion accepts the value; a blank one removes the criterion. */
  readonly canBeSet: (name: string, value: unknown) => boolean;
  /** Keeps only valid criteria that restrict something. */
  readonly read: (raw: SetCriteria) => SetCriteria;
  /** Noun of the rows: 'объект', 'объекта', 'объектов'. */
  readonly counted: PluralForms;
  /** Set in the industrial domain: the drawer counts set and wrong criteria per group (2§2, M-14). */
  readonly isGrouped?: true;
  /** A text criterion that is typed in the bar and applied by its button (M-14). */
  readonly bar?: { readonly name: string; readonly label: string; readonly example: string };
}

/** Criteria set outside of the filter, for example in the search box; a reset of the filter does not remove them. */
export function besideFilter(about: FilterAbout, criteria: SetCriteria): SetCriteria {
  return Object.fromEntries(Object.entries(criteria).filter(([name]) => !about.criteria[name]));
}
