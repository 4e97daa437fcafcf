import { exportVacancyPage } from '@gektar/contract/industrial/selections/selection-export-calls.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { archiveVacancy, deleteVacancy } from '@gektar/contract/industrial/vacancies/vacancy-calls.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconCircleCheck,
  IconCopy,
  IconPencil,
  IconPlaylistAdd,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { archiveTo } from '#api/archive-to.ts';
import { call } from '#api/call.ts';
import { closeByDeal } from '#industrial/deals/deal-outlet.tsx';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import { reloadComplex } from '#industrial/tree/full-complex-data.ts';
import { VacancySlidesItems } from '#industrial/tree/slides-items.tsx';
import { vacancyState } from '#industrial/tree/vacancy-state.ts';
import { useOperation } from '#operations/use-operation.ts';
import { RemindItem } from '#reminders/remind-item.tsx';
import { PageItem } from '#sharing/page-item.tsx';
import { ToSelection } from '#sharing/to-selection/to-selection.tsx';
import { archiveWord } from '#ui/button/archive-button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { deleteQuestion } from '#ui/dialog/question.ts';
import { icon16 } from '#ui/icon.ts';
import { ariaKeys } from '#ui/keys.ts';
import { Row } from '#ui/layout/row.ts';
import { DeleteItem } from '#ui/menu/delete-item.tsx';
import { DotsMenu } from '#ui/menu/dots-menu.tsx';
import { copyVacancy } from './copy-vacancy.tsx';

/** Archives a vacancy, or restores it. */
export function useVacancyArchive({ id, complexId, isEnabled }: VacancyRow) {
  const client = useQueryClient();
  return useOperation({
    run: (runId) => call(archiveVacancy, { params: { id }, query: { ...archiveTo(!isEnabled), runId } }),
    forms: vacancies,
    done: isEnabled ? 'Вакансия успешно архивирована' : 'Вакансия успешно разархивирована',
    // H-10
    failed: 'Произошла ошибка',
    keep: () => reloadComplex(client, complexId),
  });
}

/** Deletion of a vacancy: its call and its toasts. */
export function vacancyRemoval({ id }: VacancyRow) {
  return {
    run: (runId: string) => call(deleteVacancy, { params: { id }, query: { runId } }),
    done: 'Вакансия успешно удалена',
    failed: 'Не удалось удалить вакансию',
  } as const;
}

/** Whether a vacancy can be closed by a deal and put into selections. */
export function isOffered({ isEnabled, vacancyStatus, deal }: VacancyRow): boolean {
  return isEnabled && vacancyState({ vacancyStatus, hasDeal: deal !== null }).kind !== 'closed';
}

/** Actions on a vacancy on the page of its complex; closing by a deal is first. */
export function VacancyActions({ vacancy }: { vacancy: VacancyRow }) {
  const { id, complexId, buildingId, name } = vacancy;
  const client = useQueryClient();
  const archive = useVacancyArchive(vacancy);
  const removal = useOperation({
    ...vacancyRemoval(vacancy),
    forms: vacancies,
    keep: () => reloadComplex(client, complexId),
  });
  const askRemoval = async () => {
    if (await confirm(deleteQuestion)) removal.mutate();
  };
  const edit: string = editAddresses.editVacancy(complexId, buildingId, id);
  const isOpen = isOffered(vacancy);
  return (
    <Row as="span" display="inline-flex" gap={2} justify="flex-end" {...apart}>
      {isOpen && (
        <ToSelection
          domain="industrial"
          objectIds={[id]}
          button={(onClick) => (
            <IconButton
              label={`В подборку: ${name}`}
              icon={<IconPlaylistAdd {...icon16} />}
              variant="subtle"
              size={28}
              onClick={onClick}
            />
          )}
        />
      )}
      {isOpen && (
        <IconButton
          label={`Закрыть сделкой: ${name}`}
          icon={<IconCircleCheck {...icon16} />}
          variant="subtle"
          size={28}
          onClick={() => closeByDeal(vacancy)}
        />
      )}
      <DotsMenu label={`Действия с вакансией ${name}`} isLoading={archive.isPending || removal.isPending} isInRow>
        <Menu.Item leftSection={<IconPencil {...icon16} />} renderRoot={(props) => <Link to={edit} {...props} />}>
          Изменить вакансию
        </Menu.Item>
        <CopyItem vacancy={vacancy} />
        <RemindItem kind="vacancy" id={id} title={`Вакансия ${name}`} />
        {isOpen && (
          <Menu.Item leftSection={<IconCircleCheck {...icon16} />} onClick={() => closeByDeal(vacancy)}>
            Закрыть сделкой
          </Menu.Item>
        )}
        <RareItems vacancy={vacancy} onArchive={() => archive.mutate()} onRemove={() => void askRemoval()} />
      </DotsMenu>
    </Row>
  );
}

/** Menu item that copies a vacancy. */
export function CopyItem({ vacancy }: { vacancy: VacancyRow }) {
  return (
    <Menu.Item
      leftSection={<IconCopy {...icon16} />}
      aria-keyshortcuts={ariaKeys('copy')}
      onClick={() => copyVacancy(vacancy)}
    >
      Копировать
    </Menu.Item>
  );
}

export interface RareItemsProps {
  readonly vacancy: VacancyRow;
  readonly onArchive: () => void;
  readonly onRemove: () => void;
}

/** Menu items of a vacancy: page, slides, archive, deletion. */
export function RareItems({ vacancy: { id, isEnabled }, onArchive, onRemove }: RareItemsProps) {
  return (
    <>
      <PageItem ask={({ query, options }) => call(exportVacancyPage, { params: { id }, query }, options)} />
      <VacancySlidesItems id={id} />
      <Menu.Item
        leftSection={isEnabled ? <IconArchive {...icon16} /> : <IconArchiveOff {...icon16} />}
        onClick={onArchive}
      >
        {archiveWord(isEnabled)}
      </Menu.Item>
      <DeleteItem onClick={onRemove} />
    </>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** Keeps events of the menu from the table, which is its parent in React's tree. */
const apart = { onClick: stop, onDoubleClick: stop, onKeyDown: stop };
