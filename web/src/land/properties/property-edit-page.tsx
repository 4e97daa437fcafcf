import type { Property } from '@gektar/contract/land/properties/property.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isFailure } from '#api/failure-text.ts';
import type { DraftStore } from '#form/draft-store.ts';
import { beginEditing, type EditDraft } from '#form/sections/begin-editing.ts';
import { FormPageSkeleton } from '#form/sections/form-page-skeleton.tsx';
import { propertyQuery } from './property-data.ts';
import { openPropertyDrafts } from './property-form/property-drafts.ts';
import { PropertyForm } from './property-form/property-form.tsx';
import { propertyPlan } from './property-form/property-plan.ts';
import { type PropertyValues, toValues } from './property-form/property-values.ts';
import type { PropertyBeginning } from './property-form/use-property-edit.ts';
import { FailedProperty, MissingProperty } from './property-page.tsx';

/** The edit form of one object, begun from its state on the server and from what was typed before and not saved. */
export function PropertyEditPage() {
  const { id } = useParams({ from: '/land/property/$id/edit' });
  return <Editing key={id} id={id} />;
}

function Editing({ id }: { id: string }) {
  const [drafts] = useState(() => openPropertyDrafts(id));
  const { data: property, error, isFetching, refetch } = useQuery(propertyQuery(id));
  const beginning = useBeginning(isFetching ? undefined : property, drafts);
  if (beginning) return <PropertyForm beginning={beginning} drafts={drafts} />;
  if (isFailure(error, 'property.not_found')) return <MissingProperty />;
  if (error && !isFetching) return <FailedProperty error={error} onRetry={() => void refetch()} />;
  return <FormPageSkeleton />;
}

/** Decided once: what is loaded later, while somebody types, is met when they save. */
function useBeginning(property: Property | undefined, drafts: DraftStore<EditDraft<PropertyValues>>) {
  const [beginning, setBeginning] = useState<PropertyBeginning>();
  useEffect(() => {
    if (property === undefined || beginning !== undefined) return;
    let isCurrent = true;
    void drafts.find().then((draft) => {
      if (isCurrent) setBeginning(beginEditing(propertyPlan, property, toValues(property), draft?.content));
    });
    return () => {
      isCurrent = false;
    };
  }, [property, beginning, drafts]);
  return beginning;
}
