import { shortLabel } from '@gektar/contract/fields.ts';
import { plotDistance } from '@gektar/contract/land/properties/plot-facts.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { plotName } from '@gektar/contract/land/selections/plot-name.ts';
import type { PublicItem, PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { FirstPhoto } from '#files/first-photo.tsx';
import { utilityText } from '#land/properties/utility-text.ts';
import type { ComparedFact, ComparedKind } from '#sharing/client/client-kind.ts';
import { plotPhotos } from './plot-words.ts';

type Fact = ComparedFact<PublicItem>;

/** A row of an amount; a missing price is on request. */
function amount(name: 'price' | 'pricePerHa' | 'area' | 'buildingArea', better?: 'least'): Omit<Fact, 'group'> {
  const field = propertyFields[name];
  const isPrice = name === 'price' || name === 'pricePerHa';
  return {
    label: `${shortLabel(field)}, ${field.unit}`,
    text: ({ property }) => {
      const value = property[name];
      if (value !== null) return formatMeasured(value);
      return isPrice ? missing.price : undefined;
    },
    ...(name === 'price' && { changed: name }),
    ...(better && { better: { side: better, figure: ({ property }: PublicItem) => property[name] } }),
  };
}

const word = (label: string, text: (plot: PublicProperty) => string | undefined): Omit<Fact, 'group'> => ({
  label,
  text: ({ property }) => text(property),
});

/** Comparison of plots: price and distance are better when less. */
export const comparedPlots: ComparedKind<PublicItem> = {
  nameOf: ({ property }) => ({
    title: plotName(property.propertyType.name),
    note: property.landHighway?.name ?? property.region.name,
    photo: <FirstPhoto photos={plotPhotos(property)} />,
  }),
  facts: () => [
    { group: 'Цена', ...amount('price', 'least') },
    { group: 'Цена', ...amount('pricePerHa', 'least') },
    {
      group: 'Место',
      label: `От города, ${units.kilometre}`,
      text: ({ property }) => formatMeasured(plotDistance(property)),
      better: { side: 'least', figure: ({ property }) => plotDistance(property) },
    },
    { group: 'Место', ...word('Шоссе', ({ landHighway }) => landHighway?.name) },
    { group: 'Место', ...word('Регион', ({ region }) => region.name) },
    { group: 'Площадь', ...amount('area') },
    { group: 'Площадь', ...amount('buildingArea') },
    { group: 'Участок', ...word(propertyFields.category.label, ({ category }) => category.name) },
    { group: 'Участок', ...word(propertyFields.ownershipType.label, ({ ownershipType }) => ownershipType?.name) },
    ...utilityKeys.map((key) => ({
      group: 'Коммуникации' as const,
      ...word(utilityKinds[key].name, (plot) => utilityText(plot[key])),
    })),
  ],
};
