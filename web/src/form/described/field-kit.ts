import type { PersonDescription } from '@gektar/contract/fields.ts';
import type { ComponentType } from 'react';
import type { BoundProps } from '#form/sections/bound-field.tsx';

/** A value of a dictionary as an entity carries it. */
export interface Reference {
  readonly id: number;
  readonly name: string;
  readonly code?: string | undefined;
}

/**
 * Inputs and texts of a domain for dictionaries and people. Plumbing does not know them, so the plan of a form passes
 * them in.
 */
export interface FieldKit {
  readonly Choice: ComponentType<{ field: BoundProps<Reference | null>; source: string }>;
  readonly Choices: ComponentType<{ field: BoundProps<readonly Reference[]>; source: string }>;
  readonly Person: ComponentType<{ field: BoundProps<string | null>; who: PersonDescription['who'] }>;
  /** Draws nothing; hands over the values of a source once they are loaded. */
  readonly Entries: ComponentType<{ source: string; onLoaded: (entries: readonly Reference[]) => void }>;
  /** Message for a reversed range; that of land by default (K-03). */
  readonly rangeMessage?: string;
  readonly PersonText: ComponentType<{ id: string | null; who: PersonDescription['who'] }>;
}
