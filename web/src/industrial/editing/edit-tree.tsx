import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { BuildingTree, type TreeAddresses } from '#industrial/tree/building-tree.tsx';
import { NEW_VACANCY } from '#industrial/tree/tree-rows.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { LoadAgain } from '#ui/waiting/load-again.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { editAddresses, UNSAVED } from './edit-addresses.ts';
import { useEditFrame } from './edit-context.ts';
import { buildingsOfComplexQuery } from './edit-data.ts';
import { UnsavedTree } from './unsaved-tree.tsx';

/** Buildings and vacancies next to the form; every line opens its form. */
export function EditTree() {
  const { complexId, isComplexEnabled, current, chain } = useEditFrame();
  const isUnsaved = complexId === UNSAVED;
  const { data, error, isFetching, refetch } = useQuery({
    ...buildingsOfComplexQuery(complexId),
    enabled: !isUnsaved,
  });
  const typedName = String(useWatch({ name: 'name' }) ?? '').trim();
  const addresses = useMemo(() => addressesIn(complexId), [complexId]);
  if (isUnsaved) return chain ? <UnsavedTree /> : <NothingCopied />;
  if (data === undefined && error) return <LoadAgain onRetry={() => void refetch()} isBusy={isFetching} />;
  if (data === undefined) return <Spinner />;
  return (
    <>
      <BuildingTree
        key={complexId}
        buildings={data}
        isComplexEnabled={isComplexEnabled}
        addresses={addresses}
        current={current}
        newName={current?.vacancyId === NEW_VACANCY ? typedName : undefined}
      />
      {current?.buildingId === UNSAVED && (
        <Row role="note" aria-label="Новое здание" gap={8} size={13} mt={10} p="8px 12px" bdrs="r2" bg="raised">
          <Text truncate as="b" fw={600} flex={1} title={typedName}>
            {typedName || 'Новое здание'}
          </Text>
          <Text as="small" size={12} c="soft" className="firm">
            не сохранено
          </Text>
        </Row>
      )}
    </>
  );
}

/** Shown instead of the tree in the copy of a complex, which is copied without its buildings. */
function NothingCopied() {
  return (
    <Text size={13} c="mute">
      Здания и вакансии не копируются: добавьте их после создания комплекса.
    </Text>
  );
}

function addressesIn(complexId: string): TreeAddresses {
  return {
    building: ({ id }) => editAddresses.editBuilding(complexId, id),
    vacancy: ({ id: buildingId }, { id }) => editAddresses.editVacancy(complexId, buildingId, id),
    newVacancy: ({ id }) => editAddresses.newVacancy(complexId, id),
    newBuilding: editAddresses.newBuilding(complexId),
  };
}
