import { enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { exportBuildingSlides, exportVacancySlides } from '@gektar/contract/industrial/selections/selection-exports.ts';
import { Menu } from '@mantine/core';
import { IconPresentation } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { saveFile } from '#sharing/save-file.ts';
import { icon16 } from '#ui/icon.ts';

/** In a menu: a vacancy as a presentation (J-02). */
export function VacancySlidesItem({ id }: { id: string }) {
  const client = useQueryClient();
  const save = () => saveFile(client, 'ppt', () => call(exportVacancySlides, { params: { id } }));
  return (
    <Menu.Item leftSection={<IconPresentation {...icon16} />} onClick={() => void save()}>
      Выгрузить PPT
    </Menu.Item>
  );
}

/** In a menu: the open vacancies of a building as a presentation, for each type that some of them have (J-02). */
export function BuildingSlidesItems({ id, vacancyTypes }: { id: string; vacancyTypes: number }) {
  const client = useQueryClient();
  return enumerations['vacancy-types']
    .filter((type) => (vacancyTypes & type.id) !== 0)
    .map((type) => (
      <Menu.Item
        key={type.id}
        leftSection={<IconPresentation {...icon16} />}
        onClick={() =>
          void saveFile(client, 'ppt', () =>
            call(exportBuildingSlides, { params: { id, vacancyType: type.id as 1 | 2 | 4 } }),
          )
        }
      >
        Выгрузить PPT: {type.name.toLowerCase()}
      </Menu.Item>
    ));
}
