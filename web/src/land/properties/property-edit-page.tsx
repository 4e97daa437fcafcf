import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { isFailure } from '#api/failure-text.ts';
import { FormPageSkeleton } from '#form/sections/form-page-skeleton.tsx';
import { useEditBeginning } from '#form/sections/use-beginning.ts';
import { usePageName } from '#ui/page-name.ts';
import { propertyQuery } from './property-data.ts';
import { openPropertyDrafts } from './property-form/property-drafts.ts';
import { PropertyForm } from './property-form/property-form.tsx';
import { propertyPlan } from './property-form/property-plan.ts';
import { toValues } from './property-form/property-values.ts';
import { FailedProperty, MissingProperty } from './property-page.tsx';

/** The edit form of one object, begun from its state on the server and from what was typed before and not saved. */
export function PropertyEditPage() {
  const { id } = useParams({ from: '/land/property/$id/edit' });
  return <Editing key={id} id={id} />;
}

function Editing({ id }: { id: string }) {
  const [drafts] = useState(() => openPropertyDrafts(id));
  const { data: property, error, isFetching, refetch } = useQuery(propertyQuery(id));
  usePageName(property?.cadastralNumbers[0]);
  const beginning = useEditBeginning(propertyPlan, toValues, isFetching ? undefined : property, drafts);
  if (beginning) return <PropertyForm beginning={beginning} drafts={drafts} />;
  if (isFailure(error, 'property.not_found')) return <MissingProperty />;
  if (error && !isFetching) return <FailedProperty error={error} onRetry={() => void refetch()} />;
  return <FormPageSkeleton />;
}
