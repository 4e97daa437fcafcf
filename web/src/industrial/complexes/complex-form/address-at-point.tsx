import type { NearbyAddress } from '@gektar/contract/places/address.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isLatitude, isLongitude, type Position } from '#form/field/coordinates.ts';
import { useSections } from '#form/sections/sections-context.ts';
import { addressAtQuery, NO_ADDRESS } from '#places/address-data.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Caption } from '#ui/layout/caption.ts';
import type { ComplexValues } from './complex-values.ts';

const PAUSE_MS = 400;
const changed = { shouldDirty: true, shouldValidate: true } as const;

/**
 * 'Адрес по координатам' (2§2). The nearest known place fills what is empty by itself while no region is chosen; the button
 * puts it in place of what is there.
 */
export function AddressAtPoint() {
  const { control, getValues, setValue } = useFormContext<ComplexValues>();
  const [position, region] = useWatch({ control, name: ['position', 'regionId'] });
  const [asked, setAsked] = useState<string>();
  const [settled] = useDebouncedValue(position, PAUSE_MS);
  const isAsked = asked === keyOf(position);
  const point = placeOf(isAsked ? position : settled);
  const { data, isError, isFetching } = useQuery({
    ...addressAtQuery(point?.latitude ?? 0, point?.longitude ?? 0),
    enabled: point !== undefined && (region === null || isAsked),
  });
  const { isSent } = useSections();
  const take = useEffectEvent((found: NearbyAddress) => {
    if (isSent() && !isAsked) return;
    if (isAsked || getValues('regionId') === null) {
      setValue('regionId', found.region, changed);
      setValue('cityId', found.city, changed);
      setValue('settlementId', found.settlement, changed);
    }
    if (isAsked || getValues('fullAddress').trim() === '') setValue('fullAddress', found.address, changed);
    setAsked(undefined);
  });
  useEffect(() => {
    if (data !== undefined) take(data);
  }, [data]);

  if (placeOf(position) === undefined) return null;
  return (
    <Caption as="div" size={13} above={6} role="status">
      <LinkButton
        disabled={isFetching}
        onClick={() => {
          if (data !== undefined && keyOf(settled) === keyOf(position)) {
            setValue('regionId', data.region, changed);
            setValue('cityId', data.city, changed);
            setValue('settlementId', data.settlement, changed);
            setValue('fullAddress', data.address, changed);
          } else setAsked(keyOf(position));
        }}
      >
        Адрес по координатам
      </LinkButton>
      {isError && isAsked && ` ${NO_ADDRESS}`}
    </Caption>
  );
}

function keyOf({ latitude, longitude }: Position): string {
  return `${latitude} ${longitude}`;
}

/** Undefined while it is no place on the globe. */
function placeOf({ latitude, longitude }: Position): { latitude: number; longitude: number } | undefined {
  if (latitude === null || longitude === null || !isLatitude(latitude) || !isLongitude(longitude)) return undefined;
  return { latitude, longitude };
}
