import { useState } from 'react';
import { storedEmployeeId } from '#api/session.ts';
import { FormPageSkeleton } from '#form/sections/form-page-skeleton.tsx';
import { useNewBeginning } from '#form/sections/use-beginning.ts';
import { emptyValues, openNewPropertyDrafts } from './property-form/new-property.ts';
import { NewPropertyForm } from './property-form/new-property-form.tsx';
import { propertyPlan } from './property-form/property-plan.ts';

/** The creation wizard (1§2): begun empty, or from what was typed before and not saved. */
export function PropertyNewPage() {
  const [drafts] = useState(openNewPropertyDrafts);
  const [base] = useState(() => emptyValues(storedEmployeeId()));
  const beginning = useNewBeginning(propertyPlan, base, drafts);
  return beginning ? <NewPropertyForm beginning={beginning} drafts={drafts} /> : <FormPageSkeleton />;
}
