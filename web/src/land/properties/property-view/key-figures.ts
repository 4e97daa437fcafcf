import { type NumberDescription, shortLabel } from '@gektar/contract/fields.ts';
import { factsForBrokers } from '@gektar/contract/land/properties/plot-facts.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { TECHNICAL_CONNECTION, type UtilityKey, utilityKinds } from '@gektar/contract/land/utility.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { formatRange } from '@gektar/format/range.ts';
import { missing } from '@gektar/format/words.ts';
import type { KeyFigure } from '#ui/component/key-figures.tsx';

/** The six key figures of an object: size, price, price per hectare, distance, electricity, gas. */
export function keyFigures(property: Property): KeyFigure[] {
  return [
    ...factsForBrokers('keyFigures').map((name) => ({
      ...amountFigure(propertyFields[name], property[name]),
      field: name,
    })),
    utilityFigure(property, 'electricitySupply'),
    utilityFigure(property, 'gasSupply'),
  ];
}

function amountFigure(field: NumberDescription, value: number | null): KeyFigure {
  const label = shortLabel(field);
  return value === null
    ? { label, text: missing.price, isWord: true }
    : { label, text: formatMeasured(value), unit: field.unit };
}

/** The capacity, else the state of the utility: 'Тех. условия', 'Нет'. */
function utilityFigure(property: Property, key: UtilityKey): KeyFigure {
  const { name: label } = utilityKinds[key];
  const utility = property[key];
  if (utility === null) return { label, text: 'Нет', isWord: true };
  const figure = utility.value === null ? formatRange(utility) : formatMeasured(utility.value);
  if (figure !== undefined) return { label, text: figure, unit: utility.measure };
  return { label, text: utility.type === TECHNICAL_CONNECTION ? 'Тех. присоединение' : 'Тех. условия', isWord: true };
}
