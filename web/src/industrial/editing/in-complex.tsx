import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { isFailure } from '#api/failure-text.ts';
import { FormPageSkeleton } from '#form/sections/form-page-skeleton.tsx';
import type { TreePosition } from '#industrial/tree/tree-rows.ts';
import { EditContext } from './edit-context.ts';
import { complexLabelQuery } from './edit-data.ts';
import { FailedEntity, MissingEntity } from './instead-of-form.tsx';

export interface InComplexProps {
  readonly id: string;
  readonly current?: TreePosition | undefined;
  readonly children: (complex: { readonly name: string; readonly isEnabled: boolean }) => ReactNode;
}

/** Frame for the form of a building or vacancy of a stored complex, shown once the name of the complex is loaded. */
export function InComplex({ id, current, children }: InComplexProps) {
  const { data, error, isFetching, refetch } = useQuery(complexLabelQuery(id));
  const isComplexEnabled = data?.isEnabled ?? true;
  const { buildingId, vacancyId } = current ?? {};
  const frame = useMemo(
    () => ({
      complexId: id,
      isComplexEnabled,
      current: buildingId === undefined ? undefined : { buildingId, vacancyId },
    }),
    [id, isComplexEnabled, buildingId, vacancyId],
  );
  if (data) return <EditContext value={frame}>{children(data)}</EditContext>;
  if (isFailure(error, 'complex.not_found')) {
    return <MissingEntity caption="Такого комплекса нет: возможно, его удалили." />;
  }
  if (error && !isFetching) return <FailedEntity error={error} onRetry={() => void refetch()} />;
  return <FormPageSkeleton />;
}
