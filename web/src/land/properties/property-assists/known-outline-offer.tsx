import { useState } from 'react';
import { usePropertyForm, usePropertyValues } from '#land/properties/property-form/form-context.ts';
import { useKnownOutline } from './known-outline.ts';
import { Offer, Offers } from './offer.tsx';
import { outlineText } from './outline-text.ts';

/** Offer under the cadastral numbers: a known outline, when the object has none. */
export function KnownOutlineOffer() {
  const { setValue } = usePropertyForm();
  const { cadastralNumbers, polygons } = usePropertyValues();
  const [refused, setRefused] = useState<string>();
  const known = useKnownOutline(cadastralNumbers);
  const key = known?.numbers.join();
  const isOffered = known !== undefined && polygons.length === 0 && key !== refused;
  return (
    <Offers>
      {isOffered && (
        <Offer
          action="Взять контур"
          onTake={() => setValue('polygons', known.polygons, { shouldDirty: true, shouldValidate: true })}
          onDismiss={() => setRefused(key)}
        >
          Для номера <span className="num">{known.numbers.join(', ')}</span> известен контур:{' '}
          {outlineText(known.polygons)}
        </Offer>
      )}
    </Offers>
  );
}
