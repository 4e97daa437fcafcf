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
}

/**
 * A criterion with its own input.
 * @template Value accepted by the check of the list's search, so an address never gives another one
 */
export function ownCriterion<Value>(about: OwnCriterion<Value>): CriterionAbout {
  return { kind: 'own', ...about } as CriterionAbout;
}
