import type { FlagDescription } from '@gektar/contract/fields.ts';
import { factsForBrokers } from '@gektar/contract/land/properties/plot-facts.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import { missing } from '@gektar/format/words.ts';
import {
  IconBuildingWarehouse,
  IconFileCertificate,
  IconRipple,
  IconRoad,
  IconTrain,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DescribedFacts, type DescribedFactsProps } from '#form/described/described-facts.tsx';
import { ContactName } from '#people/contact-name-text.tsx';
import { DocumentLink } from '#ui/component/document-link.tsx';
import { FactValue } from '#ui/component/fact-value.tsx';
import { useFoldedFacts } from '#ui/component/folded-facts.tsx';
import { KeyValues } from '#ui/component/key-values.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { icon14 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { cadastralMapLink } from './cadastral-map-link.ts';
import { DocumentList } from './document-list.tsx';
import classes from './property-details.module.css';
import { UtilitiesList } from './utilities-list.tsx';

/** Every field of an object that is not shown elsewhere on the page; empty values are muted (1§2). */
export function PropertyDetails({ property }: { property: Property }) {
  const { ref, className, button } = useFoldedFacts();
  return (
    <Stack ref={ref} columns="repeat(2, minmax(0, 1fr))" gap="24px 40px" className={`${classes.columns} ${className}`}>
      <Stack alignContent="start" gap={24}>
        <Section title="Коммуникации">
          <UtilitiesList property={property} />
        </Section>
        <Section title="Преимущества">
          <Advantages property={property} />
        </Section>
        <Section title="Расположение">
          <Place property={property} />
        </Section>
        <Section title={propertyFields.comment.label}>
          <Comment property={property} />
        </Section>
      </Stack>
      <Stack alignContent="start" gap={24}>
        <Section title="Использование">
          <Usage property={property} />
        </Section>
        <Section title="Документы и право">
          <Rights property={property} />
        </Section>
        <Section title="Доп. информация">
          <Extra property={property} />
        </Section>
      </Stack>
      {button}
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section data-facts>
      <Box as="h2" mb={4} bdb="line-2" pb={8}>
        {title}
      </Box>
      {children}
    </section>
  );
}

function Comment({ property: { comment } }: { property: Property }) {
  return (
    <Text
      size={13}
      whiteSpace="pre-line"
      c={comment ? undefined : 'mute'}
      pos="relative"
      p={comment ? '6px 0 0' : '6px 0'}
      className={classes.comment}
    >
      <FactValue fact={{ field: 'comment', label: propertyFields.comment.label }}>
        {comment ? tieWords(comment) : missing.value}
      </FactValue>
    </Text>
  );
}

function Usage({ property }: { property: Property }) {
  return (
    <KeyValues>
      <Facts of={property} names={['category', 'bestUses', 'permittedUseTypes', 'okveds']} />
    </KeyValues>
  );
}

/** Icon next to the label, where it helps to find the row. */
const icons: Partial<Record<(typeof advantageFlags)[number], TablerIcon>> = {
  hasDriveway: IconRoad,
  hasIndustrialRailway: IconTrain,
  hasPond: IconRipple,
  hasLandLotTownPlanningPlan: IconFileCertificate,
  isIndustrialPark: IconBuildingWarehouse,
};

function Advantages({ property }: { property: Property }) {
  const held = advantageFlags.filter((flag) => property[flag]);
  if (held.length === 0)
    return (
      <Text size={13} c="mute" p="6px 0">
        {missing.value}
      </Text>
    );
  return (
    <Row as="ul" align="stretch" wrap="wrap" gap={4} pt={6} className={classes.tags}>
      {held.map((flag) => {
        const Icon = icons[flag];
        const words: FlagDescription = propertyFields[flag];
        return (
          <li key={flag}>
            <Tag icon={Icon && <Icon {...icon14} />} title={words.hint}>
              {words.label}
            </Tag>
          </li>
        );
      })}
    </Row>
  );
}

function Rights({ property }: { property: Property }) {
  return (
    <KeyValues>
      <Facts
        of={property}
        names={factsForBrokers('pageRights')}
        content={{
          linkToPublicCadastralMap: (
            <DocumentLink
              link={property.linkToPublicCadastralMap ?? cadastralMapLink(property) ?? ''}
              text={property.linkToPublicCadastralMap === null ? 'Найти по номеру' : undefined}
            />
          ),
          documents: property.documents.length > 0 && <DocumentList documents={property.documents} />,
        }}
      />
    </KeyValues>
  );
}

function Place({ property }: { property: Property }) {
  return (
    <KeyValues>
      <Facts of={property} names={factsForBrokers('pagePlace')} />
    </KeyValues>
  );
}

function Extra({ property }: { property: Property }) {
  const { referralContactId, referralComment } = property;
  return (
    <KeyValues>
      <Facts
        of={property}
        names={factsForBrokers('pageExtra')}
        content={{
          referralContactId: referralContactId && <ContactName id={referralContactId} />,
          referralComment: referralComment && <span className={classes.text}>{tieWords(referralComment)}</span>,
        }}
      />
    </KeyValues>
  );
}

function Facts(props: Omit<DescribedFactsProps<Property>, 'fields'>) {
  return <DescribedFacts fields={propertyFields} {...props} />;
}
