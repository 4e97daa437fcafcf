import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { checkCadastralNumber } from '@gektar/contract/land/properties/property-calls.ts';
import type { RefObject } from 'react';
import { call } from '#api/call.ts';
import type { FinishTyping } from '#form/field/text-list-field.tsx';
import type { Problems } from '#form/sections/form-plan.ts';
import type { PropertyFieldName } from './property-values.ts';

/** Message for a cadastral number that another object has (D-15). */
export const NUMBER_TAKEN = failureTexts['cadastral_number.taken'];

/** Whether another object has the number. A failed check returns false: the save will report it. */
export async function isNumberTaken(number: string, propertyId?: string): Promise<boolean> {
  const answer = await call(checkCadastralNumber, { params: { number }, query: { propertyId } }).catch(() => undefined);
  return answer?.isUnique === false;
}

/** Adds a typed number that is not in the list yet before a save; a taken one blocks the save. */
export async function finishNumbers(finish: RefObject<FinishTyping | null>): Promise<Problems<PropertyFieldName>> {
  const isFinished = (await finish.current?.()) ?? true;
  return new Map(isFinished ? [] : [['cadastralNumbers', NUMBER_TAKEN]]);
}
