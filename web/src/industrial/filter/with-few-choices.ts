import type { CriterionAbout } from '#form/filter/criterion.ts';

/** A criterion whose choices are few enough to be shown side by side. */
export function withFewChoices(about: CriterionAbout): CriterionAbout {
  return about.kind === 'choice' ? { ...about, isFew: true } : about;
}
