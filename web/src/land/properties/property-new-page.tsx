import { useEffect, useState } from 'react';
import { storedEmployeeId } from '#api/session.ts';
import { FormPageSkeleton } from '#form/sections/form-page-skeleton.tsx';
import { beginNew, type NewPropertyBeginning, openNewPropertyDrafts } from './property-form/new-property.ts';
import { NewPropertyForm } from './property-form/new-property-form.tsx';

/** The creation wizard (1§2): begun empty, or from what was typed before and not saved. */
export function PropertyNewPage() {
  const [drafts] = useState(openNewPropertyDrafts);
  const [beginning, setBeginning] = useState<NewPropertyBeginning>();
  useEffect(() => {
    let isCurrent = true;
    void drafts.find().then((draft) => {
      if (isCurrent) setBeginning(beginNew(storedEmployeeId(), draft?.content));
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts]);
  return beginning ? <NewPropertyForm beginning={beginning} drafts={drafts} /> : <FormPageSkeleton />;
}
