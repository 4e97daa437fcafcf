import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { CONFIDENTIAL_PLACE } from '@gektar/contract/land/selections/confidential-place.ts';
import type { PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import { nbsp, tieForPrint } from '@gektar/format/no-break.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import type { Fact } from '#office/slides/fact-list.ts';
import type { Figure } from '#office/slides/layout.ts';

export const MISSING = 'Не указано';
/** Placeholder of a missing price (1§9). */
export const ON_REQUEST = 'По запросу';

export function plotTitle({ propertyType, area }: PublicProperty): string {
  return `${tieForPrint(propertyType.name)}, ${formatMeasured(area)}${nbsp}га`;
}

/** Region, address and highway in a line; the region is omitted when the address contains it. */
export function plotPlace({ region, landHighway, address }: PublicProperty): string {
  const isNamed = address?.includes(region.name) ?? false;
  // 'Минское' is an adjective, 'М-7 «Волга»' a name.
  const highway = landHighway && (landHighway.name.endsWith('ое') ? `${landHighway.name} шоссе` : landHighway.name);
  return tieForPrint([isNamed ? null : region.name, address, highway].filter(Boolean).join(', ')).replaceAll(
    ' шоссе',
    `${nbsp}шоссе`,
  );
}

/** The key figures. */
export function plotFigures({ price, pricePerHa, area, kmFromCity, buildingArea }: PublicProperty): Figure[] {
  const money = (value: number | null) =>
    value === null ? { value: ON_REQUEST } : { value: formatMeasured(value), unit: 'руб.' };
  return [
    { label: 'Цена', ...money(price), share: 3.3 },
    { label: 'Цена за га', ...money(pricePerHa), share: 2.9 },
    { label: 'Площадь', value: formatMeasured(area), unit: 'га', share: 2.1 },
    { label: 'От города', value: formatMeasured(kmFromCity), unit: 'км', share: 1.9 },
    ...(buildingArea === null
      ? []
      : [{ label: 'Площадь зданий', value: formatMeasured(buildingArea), unit: 'м²', share: 2.1 }]),
  ];
}

export function plotAdvantages(property: PublicProperty): Fact {
  const there = advantageFlags.filter((flag) => property[flag]).map((flag) => propertyFields[flag].label);
  return { label: 'Преимущества', texts: listOf(there), between: `${nbsp}· ` };
}

export function plotUses({ bestUses }: PublicProperty): Fact {
  return { label: 'Лучшее использование', texts: listOf(bestUses.map(({ name }) => name)), between: ', ' };
}

/** The facts beside the map. */
export function plotFacts(property: PublicProperty): Fact[] {
  const { category, ownershipType, permittedUseTypes } = property;
  return [
    plotNumbers(property),
    { label: 'Категория', texts: [tieForPrint(category.name)], between: '' },
    { label: 'Собственность', texts: [tieForPrint(ownershipType.name)], between: '' },
    {
      label: 'Виды разрешённого использования',
      texts: listOf(permittedUseTypes.map(({ code, name }) => `${code}${nbsp}${name}`)),
      between: '; ',
    },
  ];
}

/** Not shown to clients for a confidential plot (G-10). */
function plotNumbers({ isConfidentially, cadastralNumbers }: PublicProperty): Fact {
  return {
    label: cadastralNumbers.length > 1 ? 'Кадастровые номера' : 'Кадастровый номер',
    texts: isConfidentially ? [CONFIDENTIAL_PLACE] : cadastralNumbers,
    between: ', ',
  };
}

function listOf(names: readonly string[]): string[] {
  return names.length === 0 ? [MISSING] : names.map((name) => tieForPrint(name));
}
