import type { Region } from '@gektar/contract/places/region.ts';
import { usePropertyForm, usePropertyValues } from '#land/properties/property-form/form-context.ts';
import { Offer } from './offer.tsx';

/** A region that differs from the chosen one is proposed, never set: near borders the tables may be wrong. */
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
