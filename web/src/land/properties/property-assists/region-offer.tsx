import type { Region } from '@gektar/contract/places/region.ts';
import { usePropertyForm, usePropertyValues } from '#land/properties/property-form/form-context.ts';
import { Offer } from './offer.tsx';

/** Offers a region that differs from the chosen one. It is never set: near borders the place tables may be wrong. */
export function RegionOffer({ region, by }: { region: Region; by: 'адресу' | 'координатам' }) {
  const { setValue } = usePropertyForm();
  const current = usePropertyValues().region;
  if (current === null || current.id === region.id) return null;
  return (
    <Offer
      action="Заменить регион"
      onTake={() => setValue('region', region, { shouldDirty: true, shouldValidate: true })}
    >
      По {by} регион «{region.name}», выбран «{current.name}»
    </Offer>
  );
}
