import { shortLabel } from '@gektar/contract/fields.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { objects } from '@gektar/format/plural.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormValues } from '#form/sections/use-form-state.ts';
import { propertyCountQuery } from '#land/properties/property-data.ts';
import { PropertyTypeSwatch } from '#land/property-type-swatch.tsx';
import { askedChips } from '#land/requests/asked-chips.ts';
import { requestKind } from '#land/requests/request-kind.ts';
import { companyQuery } from '#people/people-data.ts';
import { RequestPreview } from '#requests/request-preview.tsx';
import { Row } from '#ui/layout/row.ts';
import { criteriaOf, fittingFilter } from './fitting-filter.ts';
import classes from './preview-card.module.css';
import type { RequestValues } from './request-values.ts';

/** Preview during typing: number of plots that fit, and the key facts as on the card of the request. */
export function PreviewCard({ isEnabled }: { isEnabled: boolean }) {
  const values = useFormValues<RequestValues>();
  const { companyId, distanceFromNearestCity } = values;
  const { data: company } = useQuery({ ...companyQuery(companyId ?? ''), enabled: companyId !== null });
  return (
    <RequestPreview
      kind={requestKind}
      values={values}
      company={company}
      filter={fittingFilter(values)}
      countQuery={propertyCountQuery}
      counted={objects}
      among="сейчас, среди активных"
      facts={[
        [requestFields.area.label, formatRange(values.area, units.hectare)],
        [requestFields.budget.label, formatRange(values.budget, units.rouble)],
        [requestFields.regions.label, names(values.regions)],
        [requestFields.landHighways.label, names(values.landHighways)],
        [
          shortLabel(requestFields.distanceFromNearestCity),
          distanceFromNearestCity === null ? null : `до ${formatQuantity(distanceFromNearestCity, units.kilometre)}`,
        ],
      ]}
      chips={askedChips(criteriaOf(values))}
      chipsClass={classes.chips}
    >
      <Row bdt="line" align="stretch" wrap="wrap" gap="2px 10px" mt={10} fz={12} pt={9} lh="var(--lh-14)">
        {values.propertyTypes.length === 0 && <span className="mute">{missing.dash}</span>}
        {values.propertyTypes.map((type) => (
          <PropertyTypeSwatch key={type.id} type={type} isEnabled={isEnabled} />
        ))}
      </Row>
    </RequestPreview>
  );
}

function names(values: readonly { readonly name: string }[]): string {
  return values.map(({ name }) => name).join(', ');
}
