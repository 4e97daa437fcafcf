import { useQuery } from '@tanstack/react-query';
import { ReferenceField } from '#dictionaries/reference-field.tsx';
import { examples } from '#form/examples.ts';
import { CheckField } from '#form/field/check-field.tsx';
import { CoordinatesField } from '#form/field/coordinates-field.tsx';
import { TextField } from '#form/field/text-field.tsx';
import { FormCell, FormSection } from '#form/sections/form-section.tsx';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import { AddressAtPoint } from '#land/properties/property-assists/address-at-point.tsx';
import { AssistedAddress } from '#land/properties/property-assists/assisted-address.tsx';
import { PossibleDoubles } from '#land/properties/property-assists/possible-doubles.tsx';
import { BoundField } from './bound-field.tsx';
import { OutlineField } from './outline-field.tsx';

/** 'Адрес': address beside the region, highway, coordinates (D-04). */
export function AddressSection() {
  const { data: highways } = useQuery(landDictionaryQuery('land-highway'));
  return (
    <FormSection id="address">
      <BoundField name="address">{(field) => <AssistedAddress field={field} />}</BoundField>
      <BoundField name="landHighway" span={3}>
        {(field) => <ReferenceField field={field} entries={highways} />}
      </BoundField>
      <BoundField name="position" span={3}>
        {(field) => (
          <>
            <CoordinatesField {...field} hint="Сначала широта, потом долгота; можно вставить обе разом" />
            <AddressAtPoint />
          </>
        )}
      </BoundField>
      <BoundField name="linkToPublicCadastralMap" span={3}>
        {(field) => (
          <TextField
            {...field}
            type="url"
            placeholder={examples.cadastralMap}
            maxLength={2000}
            hint="Пусто: ссылка строится по первому номеру"
          />
        )}
      </BoundField>
      <BoundField name="isApproximatePosition" span={3}>
        {(field) => <CheckField {...field} hint="Точка района или города, а не самого участка" />}
      </BoundField>
      <BoundField name="polygons">{(field) => <OutlineField {...field} />}</BoundField>
      <FormCell>
        <PossibleDoubles />
      </FormCell>
    </FormSection>
  );
}
