import { useState } from 'react';
import { storedEmployeeId } from '#api/session.ts';
import { FormPageSkeleton } from '#form/sections/form-page-skeleton.tsx';
import { useNewBeginning } from '#form/sections/use-beginning.ts';
import { emptyValues } from './request-form/new-request.ts';
import { NewRequestForm } from './request-form/new-request-form.tsx';
import { openNewRequestDrafts } from './request-form/request-drafts.ts';
import { requestPlan } from './request-form/request-plan.ts';

/** A new request: begun empty, or from what was typed before and not saved. */
export function RequestNewPage() {
  const [drafts] = useState(openNewRequestDrafts);
  const [base] = useState(() => emptyValues(storedEmployeeId()));
  const beginning = useNewBeginning(requestPlan, base, drafts);
  return beginning ? <NewRequestForm beginning={beginning} drafts={drafts} /> : <FormPageSkeleton />;
}
