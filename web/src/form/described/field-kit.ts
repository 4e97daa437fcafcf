import type { PersonDescription } from '@gektar/contract/fields.ts';
import type { ComponentType } from 'react';
import type { BoundProps } from '#form/sections/bound-field.tsx';

/** A value of a dictionary as an entity carries it. */
export interface Reference {
  readonly id: number;
  readonly name: string;
  readonly code?: string;
}

/**
 * How a domain enters and reads the kinds whose values come from elsewhere: dictionaries, people. Plumbing knows neither, so the plan of a form
 * brings them along.
 */
export interface FieldKit {
  readonly Choice: ComponentType<{ field: BoundProps<Reference | null>; source: string }>;
  readonly Choices: ComponentType<{ field: BoundProps<readonly Reference[]>; source: string }>;
  readonly Person: ComponentType<{ field: BoundProps<string | null>; who: PersonDescription['who'] }>;
  /** Message of a range whose first end is above the second; that of land unless said otherwise (K-03). */
  readonly rangeMessage?: string;
  readonly PersonText: ComponentType<{ id: string | null; who: PersonDescription['who'] }>;
}
