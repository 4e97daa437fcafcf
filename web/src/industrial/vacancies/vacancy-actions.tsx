import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { archiveVacancy, deleteVacancy } from '@gektar/contract/industrial/vacancies/vacancy-calls.ts';
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
import { useUndoIndustrialRemoval } from '#industrial/industrial-removal.ts';
import { reloadComplex } from '#industrial/tree/full-complex-data.ts';
import { VacancySlidesItems } from '#industrial/tree/slides-items.tsx';
import { vacancyState } from '#industrial/tree/vacancy-state.ts';
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
import { useAction } from '#ui/use-action.ts';
import { copyVacancy } from './copy-vacancy.tsx';

/** Actions on a vacancy on the page of its complex; closing by a deal is first. */
export function VacancyActions({ vacancy }: { vacancy: VacancyRow }) {
  const { id, complexId, buildingId, name, isEnabled, vacancyStatus, deal } = vacancy;
  const client = useQueryClient();
  const keep = () => reloadComplex(client, complexId);
  const archive = useAction({
    run: () => call(archiveVacancy, { params: { id }, query: archiveTo(!isEnabled) }),
    done: isEnabled ? 'Вакансия успешно архивирована' : 'Вакансия успешно разархивирована',
    // H-10
    failed: 'Произошла ошибка',
    keep,
  });
  const removal = useAction({
    run: () => call(deleteVacancy, { params: { id } }),
    done: 'Вакансия успешно удалена',
    undo: useUndoIndustrialRemoval(id),
    failed: 'Не удалось удалить вакансию',
    keep,
  });
  const askRemoval = async () => {
    if (await confirm(deleteQuestion)) removal.mutate();
  };
  const edit: string = editAddresses.editVacancy(complexId, buildingId, id);
  const isOpen = isEnabled && vacancyState({ vacancyStatus, hasDeal: deal !== null }).kind !== 'closed';
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
        <Menu.Item
          leftSection={<IconCopy {...icon16} />}
          aria-keyshortcuts={ariaKeys('copy')}
          onClick={() => copyVacancy(vacancy)}
        >
          Копировать
        </Menu.Item>
        {isOpen && (
          <Menu.Item leftSection={<IconCircleCheck {...icon16} />} onClick={() => closeByDeal(vacancy)}>
            Закрыть сделкой
          </Menu.Item>
        )}
        <VacancySlidesItems id={id} />
        <Menu.Item
          leftSection={isEnabled ? <IconArchive {...icon16} /> : <IconArchiveOff {...icon16} />}
          onClick={() => archive.mutate()}
        >
          {archiveWord(isEnabled)}
        </Menu.Item>
        <DeleteItem onClick={() => void askRemoval()} />
      </DotsMenu>
    </Row>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** Events in the menu must not reach the table, which is its parent in React's tree. */
const apart = { onClick: stop, onDoubleClick: stop, onKeyDown: stop };
