import type { PropertyFlag } from '@gektar/contract/land/properties/property-flags.ts';
import { utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import { formatDate, formatMeeting } from '@gektar/format/date.ts';
import { formatPrice } from '@gektar/format/money.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { formatPosition } from '@gektar/format/position.ts';
import { units } from '@gektar/format/unit.ts';
import { formatYesNo, missing, textOrMissing } from '@gektar/format/words.ts';
import { codeAndName } from '#dictionaries/reference-field.tsx';
import { photoForms } from '#files/photo-forms.ts';
import { flagWords } from '#land/properties/property-labels.ts';
import { utilityText } from '#land/properties/utility-text.ts';
import { areaHa } from '#map/outline/outline-geometry.ts';
import { isPersonField, type PersonField, PersonText } from '#people/person-text.tsx';
import { isUtilityField, type PropertyFieldName } from './property-sections.ts';
import { type PropertyValues, toUtility } from './property-values.ts';

/** A value of the form as it is read, whatever its field. */
export function FieldText({ name, values }: { name: PropertyFieldName; values: PropertyValues }) {
  return isPersonField(name) ? <PersonText name={name} id={values[name]} /> : fieldText(name, values);
}

type ReadableName = Exclude<PropertyFieldName, PersonField>;

/** The same for what needs no asking. */
export function fieldText(name: ReadableName, values: PropertyValues): string {
  if (isUtilityField(name)) {
    const utility = toUtility(values[name]);
    return utilityText(utility && { ...utility, measure: utilityKinds[name].measure });
  }
  switch (name) {
    case 'area':
      return formatQuantity(values.area, units.hectare);
    case 'buildingArea':
      return formatQuantity(values.buildingArea, units.squareMetre);
    case 'kmFromCity':
      return formatQuantity(values.kmFromCity, units.kilometre);
    case 'price':
      return formatPrice(values.price);
    case 'lastConversationDate':
      return formatDate(values[name]);
    case 'referralAppointmentDateTime':
      return formatMeeting(values[name]);
    case 'position': {
      const { latitude, longitude } = values.position;
      return latitude === null || longitude === null ? missing.value : formatPosition(latitude, longitude);
    }
    case 'cadastralNumbers':
      return textOrMissing(values.cadastralNumbers.join(', '));
    case 'landContact':
      return textOrMissing(`${values.landContact?.lastName ?? ''} ${values.landContact?.firstName ?? ''}`);
    case 'bestUses':
    case 'permittedUseTypes':
    case 'okveds':
      return textOrMissing(values[name].map(codeAndName).join(', '));
    case 'propertyType':
    case 'landHighway':
    case 'category':
    case 'ownershipType':
    case 'region':
      return values[name]?.name ?? missing.value;
    case 'polygons': {
      const areas = values.polygons.map(({ coordinates }) => formatQuantity(areaHa(coordinates), units.hectare));
      return textOrMissing(areas.join(' + '));
    }
    case 'images':
      return values.images.length === 0 ? missing.value : photosText(values.images);
    case 'documents':
      return textOrMissing(values.documents.map(documentText).join(', '));
    case 'isApproximatePosition':
      return formatYesNo(values.isApproximatePosition);
    case 'referralComment':
    case 'address':
    case 'linkToPublicCadastralMap':
    case 'linkToDocumentation':
    case 'linkToDisk':
    case 'comment':
      return textOrMissing(values[name]);
    default:
      return flagText(name, values);
  }
}

/** '3 фотографии: Вид сверху, Подъезд' */
function photosText(images: PropertyValues['images']): string {
  const types = new Set(images.flatMap(({ imageType }) => imageType?.name ?? []));
  return [formatCountOf(images.length, photoForms), [...types].join(', ')].filter(Boolean).join(': ');
}

function documentText({ name, date }: PropertyValues['documents'][number]): string {
  return date === null ? name : `${name} от ${formatDate(date)}`;
}

function flagText(flag: PropertyFlag, values: PropertyValues): string {
  return values[flag] ? flagWords[flag].yes : flagWords[flag].no;
}
