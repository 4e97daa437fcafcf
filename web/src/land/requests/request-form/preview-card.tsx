import { shortLabel } from '@gektar/contract/fields.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { objects } from '@gektar/format/plural.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { useQuery } from '@tanstack/react-query';
import { PreviewFacts, PreviewFrame } from '#form/sections/preview-facts.tsx';
import { useFormValues } from '#form/sections/use-form-state.ts';
import { propertyCountQuery } from '#land/properties/property-data.ts';
import { PropertyTypeSwatch } from '#land/property-type-swatch.tsx';
import { askedChips } from '#land/requests/asked-chips.ts';
import { companyQuery } from '#people/people-data.ts';
import { FittingCount } from '#sharing/requests/fitting-count.tsx';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Tag } from '#ui/piece/tag.tsx';
import { criteriaOf, fittingFilter } from './fitting-filter.ts';
import classes from './preview-card.module.css';
import type { RequestValues } from './request-values.ts';

/** How many plots fit now, and the key facts as the card will show them, while they are typed. */
export function PreviewCard({ isEnabled }: { isEnabled: boolean }) {
  const values = useFormValues<RequestValues>();
  const { companyId, distanceFromNearestCity } = values;
  const { data: company } = useQuery({ ...companyQuery(companyId ?? ''), enabled: companyId !== null });
  const chips = askedChips(criteriaOf(values));
  return (
    <PreviewFrame title="Карточка запроса">
      <FittingCount
        filter={fittingFilter(values)}
        countQuery={propertyCountQuery}
        counted={objects}
        among="сейчас, среди активных"
      />
      <Caption rule="top" as="div" weight="medium" lines="broken" above={10} style={{ paddingTop: 10 }}>
        {values.name.trim() || <span className="mute">Без названия</span>}
      </Caption>
      {company && (
        <Caption as="div" size={12} tone="mute">
          {company.name}
        </Caption>
      )}
      <PreviewFacts
        isWrapped
        facts={[
          [requestFields.requestDate.label, values.requestDate && formatDate(values.requestDate)],
          [requestFields.area.label, formatRange(values.area, units.hectare)],
          [requestFields.budget.label, formatRange(values.budget, units.rouble)],
          [requestFields.regions.label, names(values.regions)],
          [requestFields.landHighways.label, names(values.landHighways)],
          [
            shortLabel(requestFields.distanceFromNearestCity),
            distanceFromNearestCity === null ? null : `до ${formatQuantity(distanceFromNearestCity, units.kilometre)}`,
          ],
        ]}
      />
      {chips.length > 0 && (
        <Row align="stretch" wrap gap={4} above={8} className={classes.chips}>
          {chips.map((chip) => (
            <Tag key={chip}>{chip}</Tag>
          ))}
        </Row>
      )}
      <Row
        rule="top"
        align="stretch"
        wrap
        gap="2px 10px"
        above={10}
        size={12}
        isOnLine
        style={{ paddingTop: 9, lineHeight: 'var(--lh-14)' }}
      >
        {values.propertyTypes.length === 0 && <span className="mute">{missing.dash}</span>}
        {values.propertyTypes.map((type) => (
          <PropertyTypeSwatch key={type.id} type={type} isEnabled={isEnabled} />
        ))}
      </Row>
    </PreviewFrame>
  );
}

function names(values: readonly { readonly name: string }[]): string {
  return values.map(({ name }) => name).join(', ');
}
