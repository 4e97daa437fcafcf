import { type FieldDescription, shortLabel } from '@gektar/contract/fields.ts';
import { factsForBrokers } from '@gektar/contract/land/properties/plot-facts.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { forEachName } from '@gektar/contract/records.ts';
import { formatPrice } from '@gektar/format/money.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { missing } from '@gektar/format/words.ts';
import { PhotoImage, PhotoPlaceholder } from '#files/photo-image.tsx';
import { describedText } from '#form/described/described-text.ts';
import { PreviewFacts, PreviewFrame } from '#form/sections/preview-facts.tsx';
import { UtilityMarks } from '#land/properties/utility-marks.tsx';
import { NO_UTILITIES } from '#land/properties/utility-text.ts';
import { PropertyTypeSwatch } from '#land/property-type-swatch.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { usePropertyValues } from './form-context.ts';
import { toUtility } from './own-fields.ts';
import classes from './preview-card.module.css';
import { pricePerHa } from './price-per-ha.ts';
import type { PropertyValues } from './property-values.ts';

/** Preview of the key facts in a card, while they are typed. */
export function PreviewCard({ isEnabled }: { isEnabled: boolean }) {
  const values = usePropertyValues();
  const { propertyType, price, area } = values;
  const perHa = pricePerHa(price, area);
  const [first, ...others] = values.cadastralNumbers;
  return (
    <PreviewFrame title="Карточка объекта">
      <Cover photos={values.images} />
      <div className={classes.price}>{formatPrice(price)}</div>
      <Text as="div" size={12} c="mute" tabular>
        {perHa === undefined ? missing.dash : formatQuantity(perHa, 'руб. за га')}
      </Text>
      <PreviewFacts
        facts={factsForBrokers('previewFacts').map((name) => {
          const field: FieldDescription = propertyFields[name];
          const value = values[name];
          return [shortLabel(field), value === null ? null : describedText(field, value)];
        })}
      />
      <Row justify="space-between" gap={8} size={13} mb={10} mih={24}>
        <span className="mute">Коммуникации</span>
        <Utilities values={values} />
      </Row>
      <Row bdt="line" wrap="wrap" gap="2px 8px" className={classes.foot}>
        {propertyType === null ? (
          <span className="mute">{missing.dash}</span>
        ) : (
          <PropertyTypeSwatch type={propertyType} isEnabled={isEnabled} />
        )}
        <Row as="span" display="inline-flex" gap={6} miw={0} maw="100%" title={values.cadastralNumbers.join('\n')}>
          <Text as="span" truncate tabular>
            {first ?? missing.dash}
          </Text>
          {others.length > 0 && <Tag>+{others.length}</Tag>}
        </Row>
      </Row>
    </PreviewFrame>
  );
}

/** The first photo, as in a card, and the number of photos. */
function Cover({ photos }: { photos: PropertyValues['images'] }) {
  const [first] = photos;
  return (
    <div className={classes.cover}>
      {first === undefined ? (
        <PhotoPlaceholder />
      ) : (
        <PhotoImage id={first.globalImageId} alt={first.imageType?.name ?? ''} size="card" isEager />
      )}
      {photos.length > 1 && <span className={classes.count}>1 / {photos.length}</span>}
    </div>
  );
}

function Utilities({ values }: { values: PropertyValues }) {
  const utilities = forEachName(utilityKeys, (key) => {
    const utility = toUtility(values[key]);
    return utility && { ...utility, measure: utilityKinds[key].measure };
  });
  const hasAny = utilityKeys.some((key) => utilities[key] !== null);
  return hasAny ? <UtilityMarks property={utilities} /> : <span>{NO_UTILITIES}</span>;
}
