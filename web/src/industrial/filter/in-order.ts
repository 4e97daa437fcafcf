import type { CriterionAbout } from '#form/filter/criterion.ts';
import { messages } from '#form/messages.ts';

/** Reports reversed ends with the message of this domain (K-03). */
export function inOrder<Name extends string>(criteria: Record<Name, CriterionAbout>): Record<Name, CriterionAbout> {
  const entries = Object.entries<CriterionAbout>(criteria).map(([name, about]) => [
    name,
    about.kind === 'range' || about.kind === 'days' ? { ...about, reversedMessage: messages.rangeOrder } : about,
  ]);
  return Object.fromEntries(entries) as Record<Name, CriterionAbout>;
}
