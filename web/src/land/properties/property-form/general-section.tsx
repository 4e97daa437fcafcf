import { propertyLimits } from '@gektar/contract/land/properties/property-limits.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ReferenceField, ReferencesField } from '#dictionaries/reference-field.tsx';
import { examples } from '#form/examples.ts';
import { NumberField } from '#form/field/number-field.tsx';
import { TextField } from '#form/field/text-field.tsx';
import { FormSection } from '#form/sections/form-section.tsx';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import { contradictingAreaHa } from '#map/outline/outline-difference.ts';
import { okvedsQuery, regionsQuery } from '#places/places-data.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { BoundField } from './bound-field.tsx';
import { usePropertyEditing, usePropertyForm } from './form-context.ts';
import { pricePerHa } from './price-per-ha.ts';
import { UtilitiesFields } from './utilities-fields.tsx';

/** 'Общая информация': size, money, place, rights, uses, utilities (D-04); limits of 1§5. */
export function GeneralSection() {
  const { data: regions } = useQuery(regionsQuery);
  const { data: categories } = useQuery(landDictionaryQuery('categories'));
  const { data: ownershipTypes } = useQuery(landDictionaryQuery('ownership-types'));
  return (
    <FormSection id="general">
      <BoundField name="area" span={2}>
        {(field) => (
          <NumberField
            {...field}
            unit={units.hectare}
            max={propertyLimits.area}
            decimals={4}
            isZeroForbidden
            hint={<AreaOfOutline />}
          />
        )}
      </BoundField>
      <BoundField name="price" span={2}>
        {(field) => <NumberField {...field} unit={units.rouble} max={propertyLimits.price} hint={<PricePerHa />} />}
      </BoundField>
      <BoundField name="kmFromCity" span={2}>
        {(field) => <NumberField {...field} unit={units.kilometre} max={propertyLimits.kmFromCity} />}
      </BoundField>
      <BoundField name="category" span={3}>
        {(field) => <ReferenceField field={field} entries={categories} />}
      </BoundField>
      <BoundField name="ownershipType" span={3}>
        {(field) => <ReferenceField field={field} entries={ownershipTypes} />}
      </BoundField>
      <BoundField name="region" span={3}>
        {(field) => <ReferenceField field={field} entries={regions} />}
      </BoundField>
      <BoundField name="buildingArea" span={3}>
        {(field) => <NumberField {...field} unit={units.squareMetre} max={propertyLimits.buildingArea} />}
      </BoundField>
      <BoundField name="linkToDocumentation" span={3}>
        {(field) => <TextField {...field} type="url" placeholder={examples.link} maxLength={2000} />}
      </BoundField>
      <BoundField name="linkToDisk" span={3}>
        {(field) => <TextField {...field} type="url" placeholder={examples.link} maxLength={2000} />}
      </BoundField>
      <UsesFields />
      <UtilitiesFields />
    </FormSection>
  );
}

/** The outline's area beside a typed one that it contradicts; the outline itself is in another section. */
function AreaOfOutline() {
  const { control, setValue } = usePropertyForm();
  const [polygons, area] = useWatch({ control, name: ['polygons', 'area'] });
  const drawn = contradictingAreaHa(polygons, area);
  if (drawn === undefined) return null;
  return (
    <>
      По контуру {formatQuantity(drawn, units.hectare)}{' '}
      <LinkButton onClick={() => setValue('area', drawn, { shouldDirty: true, shouldValidate: true })}>
        Взять площадь контура
      </LinkButton>
    </>
  );
}

function UsesFields() {
  const { data: bestUses } = useQuery(landDictionaryQuery('best-uses'));
  const { data: permitted } = useQuery(landDictionaryQuery('permitted-use-types'));
  const { data: okveds } = useQuery(okvedsQuery);
  return (
    <>
      <BoundField name="bestUses">{(field) => <ReferencesField field={field} entries={bestUses} />}</BoundField>
      <BoundField name="permittedUseTypes">
        {(field) => <ReferencesField field={field} entries={permitted} />}
      </BoundField>
      <BoundField name="okveds">{(field) => <ReferencesField field={field} entries={okveds} />}</BoundField>
    </>
  );
}

/** What a hectare costs, while both numbers are typed. */
function PricePerHa() {
  const { control } = usePropertyForm();
  const isNew = usePropertyEditing().loaded === undefined;
  const [price, area] = useWatch({ control, name: ['price', 'area'] });
  const perHa = pricePerHa(price, area);
  if (perHa !== undefined) return formatQuantity(perHa, 'руб. за га');
  // A new object cannot be without a price (D-03): nothing is promised there.
  return isNew ? null : 'Без цены: «По запросу»';
}
