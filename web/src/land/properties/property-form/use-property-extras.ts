import type { Property } from '@gektar/contract/land/properties/property.ts';
import { use } from 'react';
import { isFailure } from '#api/failure-text.ts';
import type { EntityFormExtras } from '#form/described/use-entity-form.ts';
import { FinishNumberContext } from './form-context.ts';
import type { PropertyValues } from './property-values.ts';
import { finishNumbers, NUMBER_TAKEN, takenNumbers } from './taken-number.ts';

/** A typed cadastral number is finished before a save; of numbers that other objects have a refusal says which they are. */
export function usePropertyExtras(): EntityFormExtras<PropertyValues, Property> {
  const finishNumber = use(FinishNumberContext);
  return {
    finishTyping: () => finishNumbers(finishNumber),
    refused: async (error, problems, values, over) => {
      if (!isFailure(error, 'cadastral_number.taken')) return problems;
      const own = over?.cadastralNumbers ?? [];
      const added = values.cadastralNumbers.filter((number) => !own.includes(number));
      const taken = await takenNumbers(added, over?.id);
      if (taken.length === 0) return problems;
      return new Map(problems).set('cadastralNumbers', `${NUMBER_TAKEN}: ${taken.join(', ')}`);
    },
  };
}
