import type { NearbyAddress } from '@gektar/contract/places/address.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSections } from '#form/sections/sections-context.ts';
import { addressAtQuery, NO_ADDRESS } from '#places/address-data.ts';
import { filledByPlace, pointOf, positionKey } from '#places/found-place.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Text } from '#ui/layout/text.ts';
import type { ComplexValues } from './complex-values.ts';

const PAUSE_MS = 400;
const changed = { shouldDirty: true, shouldValidate: true } as const;

/**
 * 'Адрес по координатам' (2§2). The nearest known place fills empty fields automatically while no region is chosen; the
 * button replaces the current values.
 */
export function AddressAtPoint() {
  const { control, getValues, setValue } = useFormContext<ComplexValues>();
  const [position, region] = useWatch({ control, name: ['position', 'regionId'] });
  const [asked, setAsked] = useState<string>();
  const [settled] = useDebouncedValue(position, PAUSE_MS);
  const isAsked = asked === positionKey(position);
  const point = pointOf(isAsked ? position : settled);
  const { data, isError, isFetching } = useQuery({
    ...addressAtQuery(point?.latitude ?? 0, point?.longitude ?? 0),
    enabled: point !== undefined && (region === null || isAsked),
  });
  const { isSent } = useSections();
  const fill = (found: NearbyAddress, how: { readonly isAsked: boolean }) => {
    const [address, chosen] = getValues(['fullAddress', 'regionId']);
    const filled = filledByPlace(found, { address, region: chosen, ...how, isSent: isSent() });
    if (filled.region !== undefined) setValue('regionId', filled.region, changed);
    if (filled.city !== undefined) setValue('cityId', filled.city, changed);
    if (filled.settlement !== undefined) setValue('settlementId', filled.settlement, changed);
    if (filled.address !== undefined) setValue('fullAddress', filled.address, changed);
  };
  const take = useEffectEvent((found: NearbyAddress) => {
    fill(found, { isAsked });
    setAsked(undefined);
  });
  useEffect(() => {
    if (data !== undefined) take(data);
  }, [data]);

  if (pointOf(position) === undefined) return null;
  return (
    <Text as="div" size={13} mt={6} role="status">
      <LinkButton
        disabled={isFetching}
        onClick={() => {
          if (data !== undefined && positionKey(settled) === positionKey(position)) fill(data, { isAsked: true });
          else setAsked(positionKey(position));
        }}
      >
        Адрес по координатам
      </LinkButton>
      {isError && isAsked && ` ${NO_ADDRESS}`}
    </Text>
  );
}
