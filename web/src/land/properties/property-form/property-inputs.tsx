import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { utilityKeys } from '@gektar/contract/land/utility.ts';
import { directionWords } from '@gektar/contract/places/highway-places.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ReferenceField } from '#dictionaries/reference-field.tsx';
import { DocumentsField } from '#files/documents-field.tsx';
import { CoordinatesField } from '#form/field/coordinates-field.tsx';
import { NumberField } from '#form/field/number-field.tsx';
import { FormBlock, FormCell } from '#form/sections/form-section.tsx';
import { LandContactField } from '#land/contacts/land-contact-field.tsx';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import { AddressAtPoint } from '#land/properties/property-assists/address-at-point.tsx';
import { AssistedAddress } from '#land/properties/property-assists/assisted-address.tsx';
import { CadastralNumbersField } from '#land/properties/property-assists/cadastral-numbers-field.tsx';
import { PossibleDoubles } from '#land/properties/property-assists/possible-doubles.tsx';
import { contradictingAreaHa } from '#map/outline/outline-difference.ts';
import { ClientFields } from '#people/client-fields.tsx';
import { useOfRegionFirst } from '#places/highway-regions.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { BoundField } from './bound-field.tsx';
import { usePropertyEditing, usePropertyForm } from './form-context.ts';
import { OutlineField } from './outline-field.tsx';
import { PhotosField } from './photos-field.tsx';
import { pricePerHa } from './price-per-ha.ts';
import { UtilityField } from './utility-field.tsx';

export function CadastralNumbersInput() {
  return <BoundField name="cadastralNumbers">{(field) => <CadastralNumbersField field={field} />}</BoundField>;
}

/** Contacts of the object: a land contact, a company and its person (D-09). */
export function OwnerInputs() {
  const { loaded } = usePropertyEditing();
  return (
    <>
      <BoundField name="landContact">{(field) => <LandContactField {...field} />}</BoundField>
      <ClientFields
        knownCompany={(id) => (loaded?.companyId === id ? loaded.client : undefined)}
        knownContact={(id) => (loaded?.companyId === null && loaded.contactId === id ? loaded.client : undefined)}
      />
    </>
  );
}

export function AddressInput() {
  return <BoundField name="address">{(field) => <AssistedAddress field={field} />}</BoundField>;
}

export function HighwayInput() {
  const { control } = usePropertyForm();
  const region = useWatch({ control, name: 'region' });
  const { data } = useQuery(landDictionaryQuery('land-highway'));
  const highways = useOfRegionFirst(data, region?.id);
  return (
    <BoundField name="landHighway" span={3}>
      {(field) => <ReferenceField field={field} entries={highways} wordsOf={directionWords} />}
    </BoundField>
  );
}

export function PositionInput() {
  return (
    <BoundField name="position" span={3}>
      {(field) => (
        <>
          <CoordinatesField {...field} hint="Сначала широта, потом долгота; можно вставить обе разом" />
          <AddressAtPoint />
        </>
      )}
    </BoundField>
  );
}

export function OutlineInput() {
  return (
    <>
      <BoundField name="polygons">{(field) => <OutlineField {...field} />}</BoundField>
      <FormCell>
        <PossibleDoubles />
      </FormCell>
    </>
  );
}

export function AreaInput() {
  const { unit, max } = propertyFields.area;
  return (
    <BoundField name="area" span={2}>
      {(field) => (
        <NumberField {...field} unit={unit} max={max} decimals={4} isZeroForbidden hint={<AreaOfOutline />} />
      )}
    </BoundField>
  );
}

/** Hint with the area of the outline when it contradicts the typed area; the outline is in another section. */
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

export function PriceInput() {
  const { unit, max } = propertyFields.price;
  return (
    <BoundField name="price" span={2}>
      {(field) => <NumberField {...field} unit={unit} max={max} hint={<PricePerHa />} />}
    </BoundField>
  );
}

/** Price per hectare, while both numbers are typed. */
function PricePerHa() {
  const { control } = usePropertyForm();
  const isNew = usePropertyEditing().loaded === undefined;
  const [price, area] = useWatch({ control, name: ['price', 'area'] });
  const perHa = pricePerHa(price, area);
  if (perHa !== undefined) return formatQuantity(perHa, 'руб. за га');
  // A new object requires a price (D-03), so no price hint there.
  return isNew ? null : 'Без цены: «По запросу»';
}

/** The block 'Коммуникации': always all five, in their order. */
export function UtilityInputs() {
  const { utilityMax } = usePropertyEditing();
  return (
    <FormBlock title="Коммуникации">
      {utilityKeys.map((key) => (
        <BoundField key={key} name={key}>
          {(field) => <UtilityField utility={key} field={field} max={utilityMax} />}
        </BoundField>
      ))}
    </FormBlock>
  );
}

export function DocumentsInput() {
  return <BoundField name="documents">{(field) => <DocumentsField field={field} />}</BoundField>;
}

/** Files are uploaded at once and attached when the object is saved (A-18, L-08). */
export function PhotosInput() {
  return <BoundField name="images">{(field) => <PhotosField field={field} />}</BoundField>;
}
