import type { FieldDescription } from '@gektar/contract/fields.ts';
import { factsForClients } from '@gektar/contract/land/properties/plot-facts.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { CONFIDENTIAL_PLACE } from '@gektar/contract/land/selections/confidential-place.ts';
import type { PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { utilityIcons } from '#land/properties/utility-icons.ts';
import { NO_UTILITIES, utilityText } from '#land/properties/utility-text.ts';
import { ItemSection } from '#sharing/client/item-section.tsx';
import { KeyValue, KeyValues } from '#ui/component/key-values.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './plot-sections.module.css';
import { plotUses } from './plot-words.ts';

interface PlotFactsProps {
  readonly plot: PublicProperty;
  readonly place: 'pageFacts' | 'reportFacts';
}

/**
 * Section 'Участок': numbers, type, category, location (G-05); unknown amounts are left out. For a confidential plot
 * only what G-10 allows is shown.
 */
export function PlotFacts({ plot, place }: PlotFactsProps) {
  return (
    <ItemSection title="Участок">
      <KeyValues>
        {factsForClients(place).map((name) => {
          const field: FieldDescription = propertyFields[name];
          if (field.kind === 'number' && plot[name] === null) return null;
          const isSingle = name === 'cadastralNumbers' && plot.cadastralNumbers.length <= 1;
          return (
            <KeyValue key={name} label={isSingle ? 'Кадастровый номер' : field.label}>
              {plotFact(plot, name)}
            </KeyValue>
          );
        })}
      </KeyValues>
    </ItemSection>
  );
}

type PageFact = ReturnType<typeof factsForClients<'pageFacts'>>[number];

function plotFact(plot: PublicProperty, name: PageFact): string | undefined {
  const isWithheld = plot.isConfidentially && (name === 'cadastralNumbers' || name === 'address');
  if (isWithheld) return CONFIDENTIAL_PLACE;
  if (name === 'cadastralNumbers') return plot.cadastralNumbers.join(', ');
  if (name === 'address') return plot.address === null ? undefined : tieWords(plot.address);
  const value = plot[name];
  if (typeof value !== 'number') return value?.name;
  const field: FieldDescription = propertyFields[name];
  return field.kind === 'number' ? formatQuantity(value, field.unit) : String(value);
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
                  <Row as="span" display="inline-flex" gap={8}>
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
        <Text c="soft" mt={8}>
          {NO_UTILITIES}
        </Text>
      )}
    </ItemSection>
  );
}

/** Sections with the uses and the advantages of a plot; empty ones are left out. */
export function PlotUses({ plot }: { plot: PublicProperty }) {
  return plotUses(plot).map(({ title, words }) => (
    <ItemSection key={title} title={title}>
      <Row as="ul" align="stretch" wrap="wrap" gap={6} mt={8} className={classes.words}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </Row>
    </ItemSection>
  ));
}
