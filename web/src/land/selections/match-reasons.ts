import { misfits, type OkvedParents } from '@gektar/contract/land/properties/fits-filter.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { propertyCriteria, propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import type { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { type UtilityKey, utilityKeys, utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/request-criteria.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { codeAndName, describedText } from '#form/described/described-text.ts';
import { criteriaAbout } from '#land/properties/property-filter/criteria.ts';
import { utilityWords } from '#land/properties/property-filter/utility-criterion.tsx';
import { utilityText } from '#land/properties/utility-text.ts';
import type { MatchReason } from '#sharing/selection/match-reasons.tsx';
import { askedBy } from './match.ts';

type Plain = keyof typeof propertyCriteria;
const isPlain = (name: string): name is Plain => name in propertyCriteria;
const isUtility = (name: string): name is UtilityKey => (utilityKeys as readonly string[]).includes(name);

/** Every condition that a request sets, with what a plot has for it and what was asked (M-05). */
export function reasonsFor(request: LandRequest, parents: OkvedParents): (row: PropertyRow) => MatchReason[] {
  const filter = filterOfRequest(request);
  const asked = askedBy(filter);
  return (row) => {
    const missed = new Set(misfits(row, filter, parents));
    return asked.map((name) => {
      const there = thereOf(name, row);
      const wanted = askedOf(name, request, filter);
      return {
        name: name in criteriaAbout ? criteriaAbout[name as keyof typeof criteriaAbout].label : name,
        isMet: !missed.has(name),
        there,
        ...(wanted !== there && { asked: wanted }),
      };
    });
  };
}

function thereOf(name: keyof PropertyFilter, row: PropertyRow): string {
  if (isUtility(name)) return utilityText(row[name]);
  if (!isPlain(name)) return '';
  const field = propertyCriteria[name];
  return describedText(propertyFields[field], row[field]);
}

function askedOf(name: keyof PropertyFilter, request: LandRequest, filter: PropertyFilter): string {
  if (isUtility(name)) return utilityWords(filter[name] ?? {}, utilityKinds[name].measure);
  switch (name) {
    case 'regionIds':
      return names(request.regions);
    case 'landHighwayIds':
      return names(request.landHighways);
    case 'propertyTypeIds':
      return names(request.propertyTypes);
    case 'bestUseIds':
      return names(request.bestUses);
    case 'okvedIds':
      return names(request.okveds);
    case 'price':
      return formatRange(request.budget ?? none, units.rouble) ?? '';
    case 'area':
      return formatRange(request.area ?? none, units.hectare) ?? '';
    case 'buildingArea':
      return formatRange(request.buildingArea ?? none, units.squareMetre) ?? '';
    case 'kmFromCity':
      return formatRange({ from: null, to: request.distanceFromNearestCity }, units.kilometre) ?? '';
    default:
      return 'Да';
  }
}

const none = { from: null, to: null };

function names(values: readonly { readonly name: string; readonly code?: string | undefined }[]): string {
  return values.map(codeAndName).join(', ');
}
