import { forEachName, namesOf } from '@gektar/contract/records.ts';
import type { CriterionAbout } from '#form/filter/criterion.ts';
import { messages } from '#form/messages.ts';

/** Criteria that report a reversed range with the message of the industrial domain (K-03). */
export function inOrder<Name extends string>(criteria: Record<Name, CriterionAbout>): Record<Name, CriterionAbout> {
  return forEachName(namesOf(criteria), (name) => {
    const about: CriterionAbout = criteria[name];
    return about.kind === 'range' || about.kind === 'days' ? { ...about, reversedMessage: messages.rangeOrder } : about;
  });
}
