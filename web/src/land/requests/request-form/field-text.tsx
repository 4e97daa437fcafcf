import { utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import type { RequestFlag } from '@gektar/contract/land/requests/request-flags.ts';
import { formatDate, formatMeeting } from '@gektar/format/date.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatRangeOrMissing } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { formatYesNo, missing, textOrMissing } from '@gektar/format/words.ts';
import { codeAndName } from '#dictionaries/reference-field.tsx';
import { askedUtilityWords } from '#land/requests/asked-chips.ts';
import { isPersonField, type PersonField, PersonText } from '#people/person-text.tsx';
import { isUtilityField, type RequestFieldName } from './request-sections.ts';
import { type RequestValues, toAsked } from './request-values.ts';

/** A value of the form as it is read, whatever its field. */
export function FieldText({ name, values }: { name: RequestFieldName; values: RequestValues }) {
  return isPersonField(name) ? <PersonText name={name} id={values[name]} /> : fieldText(name, values);
}

/** The same for what needs no asking. */
export function fieldText(name: Exclude<RequestFieldName, PersonField>, values: RequestValues): string {
  if (isUtilityField(name)) {
    return values[name].kind === 0 ? 'Не важно' : askedUtilityWords(toAsked(values), utilityKinds[name].id);
  }
  switch (name) {
    case 'requestDate':
      return formatDate(values[name]);
    case 'referralAppointmentDateTime':
      return formatMeeting(values[name]);
    case 'requestType':
    case 'propertyTypes':
    case 'bestUses':
    case 'okveds':
    case 'regions':
    case 'landHighways':
      return textOrMissing(values[name].map(codeAndName).join(', '));
    case 'area':
      return formatRangeOrMissing(values.area, units.hectare);
    case 'buildingArea':
      return formatRangeOrMissing(values.buildingArea, units.squareMetre);
    case 'budget':
      return formatRangeOrMissing(values.budget, units.rouble);
    case 'distanceFromNearestCity':
      return formatQuantity(values.distanceFromNearestCity, units.kilometre);
    case 'name':
    case 'linkToDisk':
    case 'comment':
    case 'referralComment':
      return textOrMissing(values[name]);
    default:
      return yesNo(name, values);
  }
}

function yesNo(name: RequestFlag | 'isActual', values: RequestValues): string {
  const value = values[name];
  return value === null ? missing.value : formatYesNo(value);
}
