import type { AddressSuggestion } from '@gektar/contract/places/address.ts';
import { formatPosition } from '@gektar/format/position.ts';
import { useState } from 'react';
import { examples } from '#form/examples.ts';
import type { BoundProps } from '#form/sections/bound-field.tsx';
import { usePropertyForm, usePropertyValues } from '#land/properties/property-form/form-context.ts';
import { AddressField } from '#places/address-field.tsx';
import { Offer, Offers } from './offer.tsx';
import { RegionOffer } from './region-offer.tsx';

/** 'Адрес' with suggestions: a chosen one fills an empty region; a replacement of set values is only offered. */
export function AssistedAddress({ field }: { field: BoundProps<string> }) {
  const { setValue, getValues } = usePropertyForm();
  const [chosen, setChosen] = useState<AddressSuggestion>();
  const choose = (suggestion: AddressSuggestion) => {
    field.onChange(suggestion.address);
    if (getValues('region') === null)
      setValue('region', suggestion.region, { shouldDirty: true, shouldValidate: true });
    setChosen(suggestion);
  };
  return (
    <>
      <AddressField
        {...field}
        placeholder={examples.address}
        maxLength={10_000}
        onChange={(text) => {
          field.onChange(text);
          if (chosen !== undefined && !text.startsWith(chosen.address)) setChosen(undefined);
        }}
        onChoose={choose}
      />
      <Offers>
        {chosen && <RegionOffer region={chosen.region} by="адресу" />}
        {chosen && <PointOffer of={chosen} onDismiss={() => setChosen(undefined)} />}
      </Offers>
    </>
  );
}

/** Offers the point of a suggestion: approximate for a town, exact for an address. */
function PointOffer({ of, onDismiss }: { of: AddressSuggestion; onDismiss: () => void }) {
  const { setValue } = usePropertyForm();
  const { position } = usePropertyValues();
  const { latitude, longitude } = of;
  if (latitude === null || longitude === null) return null;
  if (position.latitude === latitude && position.longitude === longitude) return null;
  const isPlace = of.kind === 'address';
  const isFree = position.latitude === null && position.longitude === null;
  const take = () => {
    const changed = { shouldDirty: true, shouldValidate: true };
    setValue('position', { latitude, longitude }, changed);
    setValue('isApproximatePosition', !isPlace, changed);
  };
  return (
    <Offer action={isFree ? 'Поставить точку' : 'Переставить точку'} onTake={take} onDismiss={onDismiss}>
      {isPlace
        ? 'Точка объекта с этим адресом'
        : `Середина места «${of.city?.name ?? of.settlement?.name ?? of.address}»`}
      : <span className="num">{formatPosition(latitude, longitude)}</span>
    </Offer>
  );
}
