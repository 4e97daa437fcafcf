import type { PluralForms } from '@gektar/format/plural.ts';
import type { Unit } from '@gektar/format/unit.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Option } from '#form/field/option.ts';

export type Choices = readonly Option<number | string>[];

export interface OwnFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** How a criterion is entered and worded. */
export type CriterionAbout = {
  readonly label: string;
  /** Where a chip has little room. */
  readonly short?: string;
} & (
  | { readonly kind: 'text'; readonly example?: string }
  /** A hook: what can be chosen is asked for only when something needs it; empty until it has come. */
  | { readonly kind: 'choice'; readonly useChoices: () => Choices }
  | { readonly kind: 'range'; readonly unit: Unit; readonly max: number }
  | { readonly kind: 'days' }
  | { readonly kind: 'flag'; readonly yes: string; readonly no: string }
  /** What no other kind describes. */
  | {
      readonly kind: 'own';
      readonly Field: ComponentType<OwnFieldProps>;
      readonly words: (value: unknown) => ReactNode;
    }
);

/** A value that may be set or not: the criteria of one list by name. */
export type SetCriteria = Readonly<Record<string, unknown>>;

/** All there is to know of a list's filter. */
export interface FilterAbout {
  readonly criteria: Readonly<Record<string, CriterionAbout>>;
  /** Groups of the drawer 'Все фильтры', in reading order. */
  readonly groups: readonly { readonly title: string; readonly names: readonly string[] }[];
  /** Offered as chips without opening the drawer: what is asked first. */
  readonly quick: readonly string[];
  /** Whether a criterion can be set to this; blank takes it away. */
  readonly canBeSet: (name: string, value: unknown) => boolean;
  /** Only what is valid and restricts something. */
  readonly read: (raw: SetCriteria) => SetCriteria;
  /** What is counted: 'объект', 'объекта', 'объектов'. */
  readonly counted: PluralForms;
}

/** What is set elsewhere, as in the search box over the list: a reset of the filter leaves it. */
export function besideFilter(about: FilterAbout, criteria: SetCriteria): SetCriteria {
  return Object.fromEntries(Object.entries(criteria).filter(([name]) => !about.criteria[name]));
}
