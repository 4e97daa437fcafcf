import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import { type OkvedParents, propertyMatcher } from '@gektar/contract/land/properties/fits-filter.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { propertyCriteria } from '@gektar/contract/land/properties/property-criteria.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import type { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/filter-of-request.ts';
import { plotGaps, plotWords } from '@gektar/contract/land/requests/plot-words.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { requirements } from '@gektar/contract/land/requests/requirements.ts';
import { weighedPlotCriteria } from '@gektar/contract/land/requests/score-plots.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import type { CriterionAbout } from '#form/filter/criterion.ts';
import { criteriaAbout } from '#land/properties/property-filter/criteria.ts';
import { utilityWords } from '#land/properties/property-filter/utility-criterion.tsx';
import { utilityText } from '#land/properties/utility-text.ts';
import { matchBy } from '#sharing/selection/described-match.ts';
import { weighedRequestBy } from '#sharing/selection/importance/weighed-request.ts';
import { type ScoredMatchAbout, scoredMatchBy } from '#sharing/selection/near/request-match.ts';

const fields: FieldDescriptions = propertyFields;
const criteria: Readonly<Record<string, CriterionAbout | undefined>> = criteriaAbout;

function aboutCriterion(name: string): CriterionAbout {
  const about = criteria[name];
  if (about === undefined) throw new Error(`no criterion is called ${name}`);
  return about;
}

const about: ScoredMatchAbout<PropertyFilter, PropertyRow, LandRequest> = {
  criteria: propertyCriteria,
  requirements,
  requestFields,
  fieldOf: ({ of }) => fields[of],
  filterOf: filterOfRequest,
  others: utilityKeys,
  labelOf: (name) => aboutCriterion(name).label,
  offered: Object.fromEntries(utilityKeys.map((key) => [key, (row: PropertyRow) => utilityText(row[key])])),
  wanted: Object.fromEntries(
    utilityKeys.map((key) => [
      key,
      (request: LandRequest) => utilityWords(filterOfRequest(request)[key] ?? {}, utilityKinds[key].measure),
    ]),
  ),
  weighed: weighedPlotCriteria,
  words: plotWords,
  gaps: plotGaps,
  titleOf: (name) => {
    const { short, label } = aboutCriterion(name);
    return short ?? label;
  },
};

/** The weighed criteria of a request, for 'Что важно'. */
export const weighedRequestOf = weighedRequestBy(about, propertyMatcher);

const match = matchBy(about, propertyMatcher);

/** Scores plots against a request and explains the scores (N-12). */
export const scoredMatchOf = scoredMatchBy(about, propertyMatcher);

/**
 * Match of plots with a request (E-06). Being archived does not lower the match of a plot, but is listed first among
 * its missed conditions.
 */
export function matchOfRequest(request: LandRequest, parents: OkvedParents) {
  const { matchOf, reasonsOf } = match(request, parents);
  return {
    reasonsOf,
    matchOf(row: PropertyRow) {
      const { share, missed } = matchOf(row);
      return { share, missed: row.isEnabled ? missed : ['В архиве', ...missed] };
    },
  };
}
