import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { directionWords } from '@gektar/contract/places/highway-places.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { ReferenceField } from '#dictionaries/reference-field.tsx';
import { DocumentsField } from '#files/documents-field.tsx';
import { examples } from '#form/examples.ts';
import { CoordinatesField } from '#form/field/coordinates-field.tsx';
import { TextListField } from '#form/field/text-list-field.tsx';
import { BoundField as AnyBoundField, type BoundFieldOf } from '#form/sections/bound-field.tsx';
import { useFinishedBySave } from '#form/sections/sections-context.ts';
import { useEntries } from '#industrial/dictionaries/industrial-choices.ts';
import { IndustrialPhotos } from '#industrial/editing/industrial-photos.tsx';
import { CompaniesField } from '#people/companies-field.tsx';
import { citiesQuery } from '#places/address-data.ts';
import { AddressField } from '#places/address-field.tsx';
import { useOfRegionFirst } from '#places/highway-regions.ts';
import { AddressAtPoint } from './address-at-point.tsx';
import type { ComplexValues } from './complex-values.ts';
import { OutlineField } from './outline-field.tsx';

const BoundField: BoundFieldOf<ComplexValues> = AnyBoundField;
const changed = { shouldDirty: true, shouldValidate: true } as const;

/** The address with suggestions (2§2); a chosen suggestion sets region and town, and the point if there is none. */
export function FullAddressInput() {
  const { setValue, getValues } = useFormContext<ComplexValues>();
  return (
    <BoundField name="fullAddress">
      {(field) => (
        <AddressField
          {...field}
          placeholder={examples.address}
          maxLength={complexFields.fullAddress.max}
          onChoose={({ address, region, city, settlement, latitude, longitude, kind }) => {
            field.onChange(address);
            setValue('regionId', region, changed);
            setValue('cityId', city, changed);
            setValue('settlementId', settlement, changed);
            const { position } = getValues();
            if (position.latitude !== null || position.longitude !== null || latitude === null) return;
            setValue('position', { latitude, longitude }, changed);
            // A suggestion without a house has the middle of its town, which is only an approximate position.
            setValue('isApproximatePosition', kind !== 'address', changed);
          }}
        />
      )}
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

export function RegionInput() {
  const { setValue } = useFormContext<ComplexValues>();
  const regions = useEntries('regions');
  return (
    <BoundField name="regionId" span={3}>
      {(field) => (
        <ReferenceField
          entries={regions}
          field={{
            ...field,
            onChange: (region) => {
              field.onChange(region);
              if (region?.id === field.value?.id) return;
              // Towns and municipalities of the previous region do not apply.
              setValue('cityId', null, changed);
              setValue('settlementId', null, changed);
            },
          }}
        />
      )}
    </BoundField>
  );
}

export function HighwayInput() {
  const { control } = useFormContext<ComplexValues>();
  const region = useWatch({ control, name: 'regionId' });
  const highways = useOfRegionFirst(useEntries('highways'), region?.id);
  return (
    <BoundField name="highway" span={2}>
      {(field) => <ReferenceField field={field} entries={highways} wordsOf={directionWords} />}
    </BoundField>
  );
}

/** Towns of the chosen region (2§2). */
export function CityInput() {
  const { control } = useFormContext<ComplexValues>();
  const [region, settlement] = useWatch({ control, name: ['regionId', 'settlementId'] });
  const { data: cities } = useQuery({ ...citiesQuery(region?.id ?? 0), enabled: region !== null });
  return (
    <BoundField name="cityId" span={3}>
      {(field) => (
        <ReferenceField
          entries={region === null ? [] : cities}
          field={{
            ...field,
            disabled: region === null,
            hint: region === null ? 'Сначала выберите регион' : (settlement?.name ?? undefined),
          }}
        />
      )}
    </BoundField>
  );
}

export function OutlineInput() {
  return <BoundField name="polygons">{(field) => <OutlineField {...field} />}</BoundField>;
}

export function TenantsInput() {
  return <BoundField name="tenants">{(field) => <CompaniesField {...field} />}</BoundField>;
}

export function CadastralNumbersInput() {
  const finishRef = useFinishedBySave('cadastralNumbers');
  return (
    <BoundField name="cadastralNumbers">
      {(field) => (
        <TextListField {...field} finishRef={finishRef} placeholder={examples.cadastralNumber} maxLength={200} />
      )}
    </BoundField>
  );
}

export function DocumentsInput() {
  return <BoundField name="documents">{(field) => <DocumentsField field={field} />}</BoundField>;
}

/** Files are uploaded at once and attached when the complex is saved (A-18, L-08). */
export function PhotosInput() {
  const { getValues } = useFormContext<ComplexValues>();
  return (
    <BoundField name="images">
      {(field) => <IndustrialPhotos field={field} owner={getValues('name') || 'Новый комплекс'} />}
    </BoundField>
  );
}
