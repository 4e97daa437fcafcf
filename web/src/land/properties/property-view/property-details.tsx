import type { Property } from '@gektar/contract/land/properties/property.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { formatDate, formatMeeting } from '@gektar/format/date.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { formatYesNo, missing } from '@gektar/format/words.ts';
import {
  IconBuildingWarehouse,
  IconFileCertificate,
  IconRipple,
  IconRoad,
  IconTrain,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { flagWords, propertyLabels, shortLabels } from '#land/properties/property-labels.ts';
import { ContactName } from '#people/contact-name-text.tsx';
import { icon14 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { DocumentLink } from '#ui/piece/document-link.tsx';
import { FoldedList } from '#ui/piece/folded-list.tsx';
import { KeyValue, KeyValues } from '#ui/piece/key-values.tsx';
import { Tag } from '#ui/piece/tag.tsx';
import { cadastralMapLink } from './cadastral-map-link.ts';
import { DocumentList } from './document-list.tsx';
import classes from './property-details.module.css';
import { UtilitiesList } from './utilities-list.tsx';

/** Every field of an object that is not already above it or beside it; an empty one says so once, quietly (1§2). */
export function PropertyDetails({ property }: { property: Property }) {
  return (
    <Stack columns="repeat(2, minmax(0, 1fr))" gap="24px 40px" className={classes.columns}>
      <Stack isTop gap={24}>
        <Section title={propertyLabels.utilities}>
          <UtilitiesList property={property} />
        </Section>
        <Section title="Преимущества">
          <Advantages property={property} />
        </Section>
        <Section title="Расположение">
          <Place property={property} />
        </Section>
        <Section title={propertyLabels.comment}>
          <Comment text={property.comment} />
        </Section>
      </Stack>
      <Stack isTop gap={24}>
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
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  );
}

function Comment({ text }: { text: string | null }) {
  if (!text)
    return (
      <Caption size={13} tone="mute" pad="6px 0">
        {missing.value}
      </Caption>
    );
  return (
    <Caption size={13} lines="kept" className={classes.comment}>
      {tieWords(text)}
    </Caption>
  );
}

function Usage({ property }: { property: Property }) {
  const coded = ({ code, name }: { code: string; name: string }) => `${code} ${name}`;
  return (
    <KeyValues>
      <KeyValue label={propertyLabels.category}>{tieWords(property.category.name)}</KeyValue>
      <KeyValue label={propertyLabels.bestUses}>{property.bestUses.map(({ name }) => name).join(', ')}</KeyValue>
      <KeyValue label={<abbr title={propertyLabels.permittedUseTypes}>{shortLabels.permittedUseTypes}</abbr>}>
        {property.permittedUseTypes.length > 0 ? <FoldedList entries={property.permittedUseTypes.map(coded)} /> : null}
      </KeyValue>
      <KeyValue label={propertyLabels.okveds}>
        {property.okveds.length > 0 ? <FoldedList entries={property.okveds.map(coded)} /> : null}
      </KeyValue>
    </KeyValues>
  );
}

/** Beside the word, where a picture helps to find it. */
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
      <Caption size={13} tone="mute" pad="6px 0">
        {missing.value}
      </Caption>
    );
  return (
    <Row as="ul" align="stretch" wrap gap={4} className={classes.tags}>
      {held.map((flag) => {
        const Icon = icons[flag];
        const words: { label: string; hint?: string } = flagWords[flag];
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
      <KeyValue label={propertyLabels.ownershipType}>{property.ownershipType.name}</KeyValue>
      <KeyValue label={propertyLabels.linkToDocumentation}>
        <DocumentLink link={property.linkToDocumentation} />
      </KeyValue>
      <KeyValue label={propertyLabels.linkToDisk}>
        <DocumentLink link={property.linkToDisk} />
      </KeyValue>
      <KeyValue label={propertyLabels.linkToPublicCadastralMap}>
        <DocumentLink
          link={property.linkToPublicCadastralMap ?? cadastralMapLink(property) ?? ''}
          text={property.linkToPublicCadastralMap === null ? 'Найти по номеру' : undefined}
        />
      </KeyValue>
      <KeyValue label={propertyLabels.documents}>
        {property.documents.length > 0 ? <DocumentList documents={property.documents} /> : null}
      </KeyValue>
      <KeyValue label={propertyLabels.buildingArea}>
        {formatQuantity(property.buildingArea, units.squareMetre)}
      </KeyValue>
    </KeyValues>
  );
}

function Place({ property }: { property: Property }) {
  return (
    <KeyValues>
      <KeyValue label={propertyLabels.region}>{property.region.name}</KeyValue>
      <KeyValue label={propertyLabels.address}>{property.address && tieWords(property.address)}</KeyValue>
      <KeyValue label={propertyLabels.landHighway}>{property.landHighway?.name}</KeyValue>
      <KeyValue label={propertyLabels.kmFromCity}>{formatQuantity(property.kmFromCity, units.kilometre)}</KeyValue>
    </KeyValues>
  );
}

function Extra({ property }: { property: Property }) {
  const { referralContactId } = property;
  return (
    <KeyValues>
      <KeyValue label={flagWords.isChecked.label}>
        {property.isChecked ? flagWords.isChecked.yes : flagWords.isChecked.no}
      </KeyValue>
      <KeyValue label={flagWords.isActive.label}>{formatYesNo(property.isActive)}</KeyValue>
      <KeyValue label={flagWords.isUnfriendlyCountry.label}>{formatYesNo(property.isUnfriendlyCountry)}</KeyValue>
      <KeyValue label={propertyLabels.lastConversationDate}>{formatDate(property.lastConversationDate)}</KeyValue>
      <KeyValue label={propertyLabels.dateTimeCreated}>{formatDate(property.dateTimeCreated)}</KeyValue>
      <KeyValue label={propertyLabels.referralContactId}>
        {referralContactId === null ? null : <ContactName id={referralContactId} />}
      </KeyValue>
      <KeyValue label={propertyLabels.referralAppointmentDateTime}>
        {property.referralAppointmentDateTime && formatMeeting(property.referralAppointmentDateTime)}
      </KeyValue>
      <KeyValue label={propertyLabels.referralComment}>
        {property.referralComment && (
          <Caption as="span" lines="kept">
            {tieWords(property.referralComment)}
          </Caption>
        )}
      </KeyValue>
    </KeyValues>
  );
}
