import { checkCadastralNumber } from '@gektar/contract/land/properties/property-calls.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { call } from '#api/call.ts';
import { inTime } from '#api/in-time.ts';
import { examples } from '#form/examples.ts';
import { TextListField } from '#form/field/text-list-field.tsx';
import type { BoundProps } from '#form/sections/bound-field.tsx';
import { FinishNumberContext, usePropertyEditing } from '#land/properties/property-form/form-context.ts';
import { NumberHoldersContext } from '#land/properties/property-form/numbers-context.tsx';
import { isNumberTaken, NUMBER_TAKEN } from '#land/properties/property-form/taken-number.ts';
import { KnownOutlineOffer } from './known-outline-offer.tsx';
import { NumberHolders } from './number-holders.tsx';

const PAUSE_MS = 300;

/**
 * A new number goes to the front; a number of another object is reported while it is typed, with a link to that object
 * (1§4, D-15).
 */
export function CadastralNumbersField({ field }: { field: BoundProps<readonly string[]> }) {
  const { loaded } = usePropertyEditing();
  const finishNumber = use(FinishNumberContext);
  const [typed, setTyped] = useState('');
  const typedNumber = useTypedNumber(typed.trim(), loaded?.id);
  const [refused] = use(NumberHoldersContext);
  const isTaken = typedNumber?.isUnique === false;
  // Objects from the refused save are shown until the field changes.
  const holders = typedNumber?.holder ? [typedNumber.holder] : field.error?.startsWith(NUMBER_TAKEN) ? refused : [];
  const check = async (number: string) => ((await isNumberTaken(number, loaded?.id)) ? NUMBER_TAKEN : undefined);
  return (
    <>
      <TextListField
        {...field}
        placeholder={examples.cadastralNumber}
        check={check}
        finishRef={finishNumber}
        maxLength={200}
        onTyping={setTyped}
        error={isTaken ? NUMBER_TAKEN : field.error}
        hint={holders.length > 0 && <NumberHolders holders={holders} />}
      />
      <KnownOutlineOffer />
    </>
  );
}

/** State of the number being typed: undefined until it is checked. */
function useTypedNumber(number: string, propertyId: string | undefined) {
  const [settled] = useDebouncedValue(number, PAUSE_MS);
  const { data } = useQuery({ ...numberOwnerQuery(settled, propertyId), enabled: settled !== '' });
  return settled === number && number !== '' ? data : undefined;
}

function numberOwnerQuery(number: string, propertyId: string | undefined) {
  return queryOptions({
    queryKey: ['land', 'properties', 'number-owner', number, propertyId],
    queryFn: ({ signal }) =>
      call(checkCadastralNumber, { params: { number }, query: { propertyId } }, { signal: inTime(signal) }),
    retry: false,
  });
}
