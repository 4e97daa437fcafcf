import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { Button, Menu } from '@mantine/core';
import { IconCircleCheck, IconPencil, IconRefresh, IconSitemap } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useActualization } from '#industrial/complexes/complex-view/complex-actions.tsx';
import { closeByDeal } from '#industrial/deals/deal-outlet.tsx';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import { vacancyInComplexLink } from '#industrial/industrial-links.ts';
import { useIndustrialRemoval } from '#industrial/industrial-removal.ts';
import { vacancyEntryKey } from '#industrial/search/object-palette.ts';
import { reloadComplex } from '#industrial/tree/full-complex-data.ts';
import {
  CopyItem,
  isOffered,
  RareItems,
  useVacancyArchive,
  vacancyRemoval,
} from '#industrial/vacancies/vacancy-actions.tsx';
import { RemindItem } from '#reminders/remind-item.tsx';
import { ObjectToSelection } from '#sharing/to-selection/object-to-selection.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { DotsMenu } from '#ui/menu/dots-menu.tsx';
import { forgetEntry } from '#ui/palette/recent-entries.ts';

/**
 * Actions on the page of a vacancy. Rare actions are in a menu; on a narrow screen, the main ones are in `VacancyBar`.
 */
export function VacancyButtons({ vacancy }: { vacancy: VacancyRow }) {
  const { id, complexId, buildingId, name } = vacancy;
  const client = useQueryClient();
  const actualize = useActualization(complexId, 'actualizeVacancies');
  const archive = useVacancyArchive(vacancy);
  const removal = useIndustrialRemoval({
    forms: vacancies,
    ...vacancyRemoval(vacancy),
    path: editAddresses.vacancies,
    drop: async () => {
      forgetEntry(vacancyEntryKey(id));
      client.removeQueries({ queryKey: ['industrial', 'vacancy', id] });
      await reloadComplex(client, complexId);
    },
  });
  const edit: string = editAddresses.editVacancy(complexId, buildingId, id);
  const isOpen = isOffered(vacancy);
  return (
    <Row align="stretch" wrap="wrap" gap={8} flex="none">
      <Button
        className="on-tablet"
        leftSection={<IconRefresh {...icon16} />}
        loading={actualize.isPending}
        title="Подтвердить вакансии комплекса"
        onClick={() => actualize.mutate()}
      >
        Актуализировать
      </Button>
      {isOpen && (
        <Button leftSection={<IconCircleCheck {...icon16} />} onClick={() => closeByDeal(vacancy)}>
          Закрыть сделкой
        </Button>
      )}
      {isOpen && <ObjectToSelection domain="industrial" objectId={id} />}
      <Button
        variant="filled"
        className="on-tablet"
        leftSection={<IconPencil {...icon16} />}
        renderRoot={(props) => <Link to={edit} {...props} />}
      >
        Изменить
      </Button>
      <DotsMenu label={`Действия с вакансией ${name}`} isLoading={archive.isPending || removal.isPending}>
        <Menu.Item
          leftSection={<IconSitemap {...icon16} />}
          renderRoot={(props) => <Link {...vacancyInComplexLink(vacancy)} {...props} />}
        >
          Показать в комплексе
        </Menu.Item>
        <CopyItem vacancy={vacancy} />
        <RemindItem kind="vacancy" id={id} title={`Вакансия ${name}`} />
        <RareItems vacancy={vacancy} onArchive={() => archive.mutate()} onRemove={() => void removal.ask()} />
      </DotsMenu>
    </Row>
  );
}
