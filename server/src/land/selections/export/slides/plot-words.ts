import type { NumberDescription } from '@gektar/contract/fields.ts';
import { factsForClients } from '@gektar/contract/land/properties/plot-facts.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { CONFIDENTIAL_PLACE } from '@gektar/contract/land/selections/confidential-place.ts';
import type { PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import { nbsp, tieForPrint } from '@gektar/format/no-break.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import type { Fact } from '#office/slides/fact-list.ts';
import type { Figure } from '#office/slides/layout.ts';

export const MISSING = 'Не указано';
/** Placeholder of a missing price (1§9). */
export const ON_REQUEST = 'По запросу';

export function plotTitle({ propertyType, area }: PublicProperty): string {
  return `${tieForPrint(propertyType.name)}, ${formatMeasured(area)}${nbsp}га`;
}

/** Region, address and highway in one line of text; the region is omitted when the address contains it. */
export function plotPlace({ region, landHighway, address }: PublicProperty): string {
  const isNamed = address?.includes(region.name) ?? false;
  // 'Минское' is an adjective, 'М-7 «Волга»' a name.
  const highway = landHighway && (landHighway.name.endsWith('ое') ? `${landHighway.name} шоссе` : landHighway.name);
  return tieForPrint([isNamed ? null : region.name, address, highway].filter(Boolean).join(', ')).replaceAll(
    ' шоссе',
    `${nbsp}шоссе`,
  );
}

/** The key figures; a missing amount of money is 'По запросу', any other missing one is left out. */
export function plotFigures(plot: PublicProperty): Figure[] {
  return factsForClients('slideFigures').flatMap(({ field, share }): Figure[] => {
    const { label, short, unit }: NumberDescription = propertyFields[field];
    const head = { label: short ?? label, share };
    const value = plot[field];
    if (value !== null) return [{ ...head, value: formatMeasured(value), unit }];
    return unit === units.rouble ? [{ ...head, value: ON_REQUEST }] : [];
  });
}

export function plotAdvantages(property: PublicProperty): Fact {
  const there = advantageFlags.filter((flag) => property[flag]).map((flag) => propertyFields[flag].label);
  return { label: 'Преимущества', texts: listOf(there), between: `${nbsp}· ` };
}

export function plotUses({ bestUses }: PublicProperty): Fact {
  return valuesOf(propertyFields.bestUses.label, bestUses);
}

/** The facts next to the map. */
export function plotFacts(plot: PublicProperty): Fact[] {
  return factsForClients('slideFacts').map((field) => {
    if (field === 'cadastralNumbers') return plotNumbers(plot);
    const { label } = propertyFields[field];
    const value = plot[field];
    return 'name' in value ? { label, texts: [tieForPrint(value.name)], between: '' } : valuesOf(label, value);
  });
}

/** Values of a dictionary; those with codes are separated by semicolons, as their names contain commas. */
function valuesOf(label: string, values: readonly { readonly name: string; readonly code?: string }[]): Fact {
  const names = values.map(({ code, name }) => (code === undefined ? name : `${code}${nbsp}${name}`));
  const isCoded = values.some(({ code }) => code !== undefined);
  return { label, texts: listOf(names), between: isCoded ? '; ' : ', ' };
}

/** Cadastral numbers; a placeholder for a confidential plot (G-10). */
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
