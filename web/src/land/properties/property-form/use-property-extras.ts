import type { Property } from '@gektar/contract/land/properties/property.ts';
import { use } from 'react';
import { isFailure } from '#api/failure-text.ts';
import type { EntityFormExtras } from '#form/described/use-entity-form.ts';
import { FinishNumberContext } from './form-context.ts';
import { NumberHoldersContext } from './numbers-context.tsx';
import type { PropertyValues } from './property-values.ts';
import { finishNumbers } from './taken-number.ts';

/**
 * Adds a typed cadastral number to the list before a save. If a save is refused because of taken numbers, shows the
 * objects that have them.
 */
export function usePropertyExtras(): EntityFormExtras<PropertyValues, Property> {
  const finishNumber = use(FinishNumberContext);
  const [, setHolders] = use(NumberHoldersContext);
  return {
    finishTyping: () => finishNumbers(finishNumber),
    refused: async (error, problems) => {
      setHolders(isFailure(error, 'cadastral_number.taken') ? (error.others ?? []) : []);
      return problems;
    },
  };
}
