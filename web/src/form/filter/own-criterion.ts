import type { ComponentType, ReactNode } from 'react';
import type { CriterionAbout } from './criterion.ts';

export interface OwnCriterionProps<Value> {
  readonly label: string;
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value | null | undefined) => void;
}

interface OwnCriterion<Value> {
  readonly label: string;
  readonly short?: string;
  readonly Field: ComponentType<OwnCriterionProps<Value>>;
  readonly words: (value: Value) => ReactNode;
  readonly shortcuts?: () => readonly { readonly label: string; readonly value: Value }[];
}

/**
 * A criterion with a special input. @template Value type that the list's check accepts, so values from the URL always
 * have it
 */
export function ownCriterion<Value>(about: OwnCriterion<Value>): CriterionAbout {
  return { kind: 'own', ...about } as CriterionAbout;
}
