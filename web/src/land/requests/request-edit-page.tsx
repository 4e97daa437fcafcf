import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { isFailure } from '#api/failure-text.ts';
import { FormPageSkeleton } from '#form/sections/form-page-skeleton.tsx';
import { useEditBeginning } from '#form/sections/use-beginning.ts';
import { usePageName } from '#ui/page-name.ts';
import { requestQuery } from './request-data.ts';
import { openRequestDrafts } from './request-form/request-drafts.ts';
import { RequestForm } from './request-form/request-form.tsx';
import { requestPlan } from './request-form/request-plan.ts';
import { toValues } from './request-form/request-values.ts';
import { FailedRequest, MissingRequest } from './request-page.tsx';

/** The edit form of one request, begun from its state on the server and from what was typed before and not saved. */
export function RequestEditPage() {
  const { id } = useParams({ from: '/land/request/$id/edit' });
  return <Editing key={id} id={id} />;
}

function Editing({ id }: { id: string }) {
  const [drafts] = useState(() => openRequestDrafts(id));
  const { data: request, error, isFetching, refetch } = useQuery(requestQuery(id));
  usePageName(request?.name);
  const beginning = useEditBeginning(requestPlan, toValues, isFetching ? undefined : request, drafts);
  if (beginning) return <RequestForm beginning={beginning} drafts={drafts} />;
  if (isFailure(error, 'land_request.not_found')) return <MissingRequest />;
  if (error && !isFetching) return <FailedRequest error={error} onRetry={() => void refetch()} />;
  return <FormPageSkeleton />;
}
