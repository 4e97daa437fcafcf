import type { Property } from '@gektar/contract/land/properties/property.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isFailure } from '#api/failure-text.ts';
import type { DraftStore } from '#form/draft-store.ts';
import { propertyQuery } from './property-data.ts';
import { type Beginning, beginEditing } from './property-form/begin-editing.ts';
import { FormPageSkeleton } from './property-form/form-page-skeleton.tsx';
import { openPropertyDrafts, type PropertyDraftContent } from './property-form/property-drafts.ts';
import { PropertyForm } from './property-form/property-form.tsx';
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
function useBeginning(property: Property | undefined, drafts: DraftStore<PropertyDraftContent>) {
  const [beginning, setBeginning] = useState<Beginning>();
  useEffect(() => {
    if (property === undefined || beginning !== undefined) return;
    let isCurrent = true;
    void drafts.find().then((draft) => {
      if (isCurrent) setBeginning(beginEditing(property, draft?.content));
    });
    return () => {
      isCurrent = false;
    };
  }, [property, beginning, drafts]);
  return beginning;
}
