import type { PersonDescription } from '@gektar/contract/fields.ts';
import type { ComponentType } from 'react';
import type { BoundProps } from '#form/sections/bound-field.tsx';

/** A dictionary value as part of an entity. */
export interface Reference {
  readonly id: number;
  readonly name: string;
  readonly code?: string | undefined;
}

/**
 * Inputs and texts that a domain provides for dictionaries and people. General form code may not import them, so they
 * are part of the form description.
 */
export interface FieldKit {
  readonly Choice: ComponentType<{ field: BoundProps<Reference | null>; source: string }>;
  readonly Choices: ComponentType<{ field: BoundProps<readonly Reference[]>; source: string }>;
  readonly Person: ComponentType<{ field: BoundProps<string | null>; who: PersonDescription['who'] }>;
  /** Renders nothing; passes on the values of a dictionary once they are loaded. */
  readonly Entries: ComponentType<{ source: string; onLoaded: (entries: readonly Reference[]) => void }>;
  /** Message for a reversed range; that of the land domain by default (K-03). */
  readonly rangeMessage?: string;
  readonly PersonText: ComponentType<{
    id: string | null;
    who: PersonDescription['who'];
    /** Shows the name without links, for use in buttons. */
    isNameOnly?: boolean;
    /** Shows the avatar of an employee before the name. */
    hasAvatar?: boolean;
  }>;
}
