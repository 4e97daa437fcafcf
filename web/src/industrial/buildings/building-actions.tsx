import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import { archiveBuilding, deleteBuilding } from '@gektar/contract/industrial/buildings/building-calls.ts';
import { buildings } from '@gektar/format/plural.ts';
import { Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconCopy, IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { archiveTo } from '#api/archive-to.ts';
import { call } from '#api/call.ts';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import { reloadComplex } from '#industrial/tree/full-complex-data.ts';
import { BuildingSlidesItems } from '#industrial/tree/slides-items.tsx';
import { isOpenVacancy } from '#industrial/tree/vacancy-state.ts';
import { useOperation } from '#operations/use-operation.ts';
import { RemindItem } from '#reminders/remind-item.tsx';
import { archiveWord } from '#ui/button/archive-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { deleteQuestion } from '#ui/dialog/question.ts';
import { icon16 } from '#ui/icon.ts';
import { DeleteItem } from '#ui/menu/delete-item.tsx';
import { DotsMenu } from '#ui/menu/dots-menu.tsx';
import { showSuccess } from '#ui/toast/toast.tsx';

/** Actions on a building on the page of its complex. */
export function useBuildingActions({ id, complexId, isEnabled }: FullBuilding) {
  const client = useQueryClient();
  const navigate = useNavigate({ from: '/industrial/complex/$id' });
  /** Refetches the complex and deselects its part, which may no longer be visible. */
  const keep = async () => {
    await reloadComplex(client, complexId);
    await navigate({ search: (before) => ({ tab: before.tab }), replace: true });
  };
  const archive = useOperation({
    run: (runId) => call(archiveBuilding, { params: { id }, query: { ...archiveTo(!isEnabled), runId } }),
    forms: buildings,
    done: isEnabled ? 'Здание успешно архивировано' : 'Здание успешно разархивировано',
    // The specification demands a success toast here, although archiving has failed; only its false text is corrected
    // (H-01).
    failed: isEnabled
      ? () => {
          showSuccess('Не удалось архивировать объект');
          return undefined;
        }
      : // H-10
        'Произошла ошибка',
    keep,
  });
  const removal = useOperation({
    run: (runId) => call(deleteBuilding, { params: { id }, query: { runId } }),
    forms: buildings,
    done: 'Здание успешно удалено',
    failed: 'Не удалось удалить здание',
    keep,
  });
  return {
    isPending: archive.isPending || removal.isPending,
    archive: () => archive.mutate(),
    remove: async () => {
      if (await confirm(deleteQuestion)) removal.mutate();
    },
  };
}

/** Menu of a building behind three dots. */
export function BuildingMenu({ building, hasEdit }: { building: FullBuilding; hasEdit?: boolean | undefined }) {
  const actions = useBuildingActions(building);
  const { id, complexId, name, isEnabled } = building;
  const edit: string = editAddresses.editBuilding(complexId, id);
  return (
    <DotsMenu label={`Действия со зданием ${name}`} isLoading={actions.isPending} isInRow={hasEdit}>
      {hasEdit && (
        <Menu.Item leftSection={<IconPencil {...icon16} />} renderRoot={(props) => <Link to={edit} {...props} />}>
          Изменить здание
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconCopy {...icon16} />}
        renderRoot={(props) => (
          <Link
            to="/industrial/complex/$id/building/new"
            params={{ id: complexId }}
            search={{ copyOf: id }}
            {...props}
          />
        )}
      >
        Копировать с вакансиями
      </Menu.Item>
      <RemindItem kind="building" id={id} title={`Здание ${name}`} />
      <BuildingSlidesItems id={id} vacancyTypes={openTypes(building)} />
      <Menu.Item
        leftSection={isEnabled ? <IconArchive {...icon16} /> : <IconArchiveOff {...icon16} />}
        onClick={actions.archive}
      >
        {archiveWord(isEnabled)}
      </Menu.Item>
      <DeleteItem onClick={() => void actions.remove()} />
    </DotsMenu>
  );
}

/** Types of the open vacancies of a building, as a sum of bits. */
function openTypes({ vacancies }: FullBuilding): number {
  const open = vacancies.filter(({ deal, ...vacancy }) => isOpenVacancy({ ...vacancy, hasDeal: deal !== null }));
  return open.reduce((sum, { vacancyTypes }) => sum | vacancyTypes, 0);
}
