import { type UtilityKey, utilityKinds } from '@gektar/contract/land/utility.ts';
import { Suspense } from 'react';
import type { CellPart } from '#operations/changed-entity.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import type { UtilityAmounts } from './property-form/own-fields.ts';
import { utilityText } from './utility-text.ts';

const UtilityEditor = lazyPart(async () => ({ default: (await import('./utility-editor.tsx')).UtilityEditor }));

/** The cell editor of a utility: kind and amount, as in the form. */
export function utilityPart(utility: UtilityKey): CellPart {
  return {
    isFor: () => true,
    Editor: (props) => (
      <Suspense>
        <UtilityEditor utility={utility} {...props} />
      </Suspense>
    ),
    // A typed value has no measure yet.
    textOf(value) {
      const amounts = value as UtilityAmounts | null;
      return utilityText(amounts && { ...amounts, measure: utilityKinds[utility].measure });
    },
  };
}
