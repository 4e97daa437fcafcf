import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { CONFIDENTIAL_PLACE } from '@gektar/contract/land/selections/confidential-place.ts';
import type { PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { utilityIcons } from '#land/properties/utility-icons.ts';
import { NO_UTILITIES, utilityText } from '#land/properties/utility-text.ts';
import { ItemSection } from '#sharing/client/item-section.tsx';
import { icon16 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { KeyValue, KeyValues } from '#ui/piece/key-values.tsx';
import classes from './plot-sections.module.css';
import { plotUses } from './plot-words.ts';

/**
 * Numbers, type, category, place (G-05). Of a confidential plot the broker tells the rest (G-10).
 * @param hasPlace false where region and highway have just been named
 */
export function PlotFacts({ plot, hasPlace = true }: { plot: PublicProperty; hasPlace?: boolean }) {
  return (
    <ItemSection title="Участок">
      <KeyValues>
        <KeyValue
          label={plot.cadastralNumbers.length > 1 ? propertyFields.cadastralNumbers.label : 'Кадастровый номер'}
        >
          {plot.isConfidentially ? CONFIDENTIAL_PLACE : plot.cadastralNumbers.join(', ')}
        </KeyValue>
        <KeyValue label={propertyFields.propertyType.label}>{plot.propertyType.name}</KeyValue>
        <KeyValue label={propertyFields.category.label}>{plot.category.name}</KeyValue>
        <KeyValue label={propertyFields.ownershipType.label}>{plot.ownershipType.name}</KeyValue>
        {hasPlace && (
          <>
            <KeyValue label={propertyFields.region.label}>{plot.region.name}</KeyValue>
            <KeyValue label={propertyFields.landHighway.label}>{plot.landHighway?.name}</KeyValue>
          </>
        )}
        <KeyValue label={propertyFields.address.label}>
          {plot.isConfidentially ? CONFIDENTIAL_PLACE : plot.address && tieWords(plot.address)}
        </KeyValue>
        {plot.buildingArea !== null && (
          <KeyValue label={propertyFields.buildingArea.label}>
            {formatQuantity(plot.buildingArea, units.squareMetre)}
          </KeyValue>
        )}
      </KeyValues>
    </ItemSection>
  );
}

/** The five utilities, always in the same order (1§3). */
export function PlotUtilities({ plot }: { plot: PublicProperty }) {
  const hasAny = utilityKeys.some((key) => plot[key] !== null);
  return (
    <ItemSection title="Коммуникации">
      {hasAny ? (
        <KeyValues>
          {utilityKeys.map((key) => {
            const Icon = utilityIcons[key];
            return (
              <KeyValue
                key={key}
                label={
                  <Row as="span" isInline gap={8}>
                    <Icon {...icon16} />
                    {utilityKinds[key].name}
                  </Row>
                }
              >
                <span data-absent={plot[key] === null || undefined} className={classes.amount}>
                  {utilityText(plot[key])}
                </span>
              </KeyValue>
            );
          })}
        </KeyValues>
      ) : (
        <Caption tone="soft" above={8}>
          {NO_UTILITIES}
        </Caption>
      )}
    </ItemSection>
  );
}

/** What the plot is good for, and what it has. Empty sections stay away. */
export function PlotUses({ plot }: { plot: PublicProperty }) {
  return plotUses(plot).map(({ title, words }) => (
    <ItemSection key={title} title={title}>
      <Row as="ul" align="stretch" wrap gap={6} above={8} className={classes.words}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </Row>
    </ItemSection>
  ));
}
