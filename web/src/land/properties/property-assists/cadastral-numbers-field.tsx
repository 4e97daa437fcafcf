import { checkCadastralNumber } from '@gektar/contract/land/properties/property-endpoints.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { call } from '#api/call.ts';
import { inTime } from '#api/in-time.ts';
import { examples } from '#form/examples.ts';
import { TextListField } from '#form/field/text-list-field.tsx';
import type { BoundProps } from '#form/sections/bound-field.tsx';
import { FinishNumberContext, usePropertyEditing } from '#land/properties/property-form/form-context.ts';
import { isNumberTaken, NUMBER_TAKEN } from '#land/properties/property-form/taken-number.ts';
import { linkClass } from '#ui/button/link-button.tsx';
import { KnownOutlineOffer } from './known-outline-offer.tsx';

const PAUSE_MS = 300;

/** A new number goes to the front; one that another object has is told while it is typed, with a way to that object (1§4, D-15). */
export function CadastralNumbersField({ field }: { field: BoundProps<readonly string[]> }) {
  const { loaded } = usePropertyEditing();
  const finishNumber = use(FinishNumberContext);
  const [typed, setTyped] = useState('');
  const owner = useNumberOwner(typed.trim(), loaded?.id);
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
        error={owner ? NUMBER_TAKEN : field.error}
        hint={
          owner && (
            <>
              Этот номер у объекта{' '}
              <a className={linkClass} href={`/land/property/${owner.id}`} target="_blank" rel="noopener noreferrer">
                {owner.cadastralNumber}
              </a>
            </>
          )
        }
      />
      <KnownOutlineOffer />
    </>
  );
}

/** Who has the number that is being typed; nobody while that is not known. */
function useNumberOwner(number: string, propertyId: string | undefined) {
  const [settled] = useDebouncedValue(number, PAUSE_MS);
  const { data } = useQuery({ ...numberOwnerQuery(settled, propertyId), enabled: settled !== '' });
  if (settled !== number || data?.propertyId == null) return undefined;
  return { id: data.propertyId, cadastralNumber: data.cadastralNumber ?? number };
}

function numberOwnerQuery(number: string, propertyId: string | undefined) {
  return queryOptions({
    queryKey: ['land', 'properties', 'number-owner', number, propertyId],
    queryFn: ({ signal }) =>
      call(checkCadastralNumber, { params: { number }, query: { propertyId } }, { signal: inTime(signal) }),
    retry: false,
  });
}
