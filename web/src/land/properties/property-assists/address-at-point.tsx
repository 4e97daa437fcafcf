import type { NearbyAddress } from '@gektar/contract/places/address.ts';
import { formatCount } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSections } from '#form/sections/sections-context.ts';
import { usePropertyEditing, usePropertyForm, usePropertyValues } from '#land/properties/property-form/form-context.ts';
import { addressAtQuery, NO_ADDRESS } from '#places/address-data.ts';
import { filledByPlace, pointOf, positionKey } from '#places/found-place.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Text } from '#ui/layout/text.ts';
import { Offer, Offers } from './offer.tsx';
import { RegionOffer } from './region-offer.tsx';

const PAUSE_MS = 400;
/** Distance beyond which the nearest town no longer describes the location. */
const FAR_KM = 10;

/** 'Адрес по координатам': queried automatically when the point is set or moved, by the button at any time. */
export function AddressAtPoint() {
  const { loaded } = usePropertyEditing();
  const { position } = usePropertyValues();
  const [asked, setAsked] = useState<string>();
  const [settled] = useDebouncedValue(position, PAUSE_MS);
  const isAsked = asked === positionKey(position);
  const point = pointOf(isAsked ? position : settled);
  const isMoved = loaded === undefined || positionKey(settled) !== positionKey(loaded);
  const answer = useQuery({
    ...addressAtQuery(point?.latitude ?? 0, point?.longitude ?? 0),
    enabled: point !== undefined && (isMoved || isAsked),
  });
  const isShown = point !== undefined && positionKey(point) === positionKey(position) && (isMoved || isAsked);
  useFilling(isShown ? answer.data : undefined);

  const ask = () => {
    setAsked(positionKey(position));
    if (isShown) void answer.refetch();
  };
  return (
    <>
      {pointOf(position) && (
        <Text as="div" size={13} mt={6}>
          <LinkButton disabled={answer.isFetching} onClick={ask}>
            Адрес по координатам
          </LinkButton>
        </Text>
      )}
      <Offers>
        {isShown && answer.isError && (
          <Offer action="Повторить" onTake={ask}>
            {NO_ADDRESS}
          </Offer>
        )}
        {isShown && answer.data && <FoundAddress found={answer.data} />}
      </Offers>
    </>
  );
}

function FoundAddress({ found }: { found: NearbyAddress }) {
  const { setValue } = usePropertyForm();
  const { address } = usePropertyValues();
  const isTaken = address === found.address;
  const away =
    found.distanceKm > FAR_KM ? ` (центр в ${withUnit(formatCount(found.distanceKm), units.kilometre)})` : '';
  return (
    <>
      <Offer
        action={isTaken ? undefined : address === '' ? 'Взять адрес' : 'Заменить адрес'}
        onTake={() => setValue('address', found.address, { shouldDirty: true, shouldValidate: true })}
      >
        По координатам: {found.address}
        {away}
      </Offer>
      <RegionOffer region={found.region} by="координатам" />
    </>
  );
}

/** Fills empty fields once for each new answer. */
function useFilling(found: NearbyAddress | undefined): void {
  const { getValues, setValue } = usePropertyForm();
  const { isSent } = useSections();
  useEffect(() => {
    if (!found) return;
    const changed = { shouldDirty: true, shouldValidate: true };
    const [address, region] = getValues(['address', 'region']);
    const filled = filledByPlace(found, { address, region, isAsked: false, isSent: isSent() });
    if (filled.address !== undefined) setValue('address', filled.address, changed);
    if (filled.region !== undefined) setValue('region', filled.region, changed);
  }, [found, getValues, setValue, isSent]);
}
