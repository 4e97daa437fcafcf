import { enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import {
  exportBuildingPdf,
  exportBuildingSlides,
  exportVacancyPdf,
  exportVacancySlides,
} from '@gektar/contract/industrial/selections/selection-export-calls.ts';
import { Menu } from '@mantine/core';
import { IconFileTypePdf, IconPresentation } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { saveFile } from '#sharing/save-file.ts';
import { icon16 } from '#ui/icon.ts';

/** Formats of slides: their labels and export functions. */
const formats = [
  {
    name: 'PPT',
    extension: 'ppt',
    Icon: IconPresentation,
    ofVacancy: exportVacancySlides,
    ofBuilding: exportBuildingSlides,
  },
  {
    name: 'PDF',
    extension: 'pdf',
    Icon: IconFileTypePdf,
    ofVacancy: exportVacancyPdf,
    ofBuilding: exportBuildingPdf,
  },
] as const;

/** Menu items that export the slides of a vacancy (J-02). */
export function VacancySlidesItems({ id }: { id: string }) {
  const client = useQueryClient();
  return formats.map(({ name, extension, Icon, ofVacancy }) => (
    <Menu.Item
      key={name}
      leftSection={<Icon {...icon16} />}
      onClick={() =>
        void saveFile(client, { extension }, ({ query, options }) =>
          call(ofVacancy, { params: { id }, query }, options),
        )
      }
    >
      Выгрузить {name}
    </Menu.Item>
  ));
}

/** Menu items that export the slides of a building's open vacancies, per offer type that any of them has (J-02). */
export function BuildingSlidesItems({ id, vacancyTypes }: { id: string; vacancyTypes: number }) {
  const client = useQueryClient();
  const types = enumerations['vacancy-types'].filter((type) => (vacancyTypes & type.id) !== 0);
  return formats.flatMap(({ name, extension, Icon, ofBuilding }) =>
    types.map((type) => (
      <Menu.Item
        key={name + type.id}
        leftSection={<Icon {...icon16} />}
        onClick={() =>
          void saveFile(client, { extension }, ({ query, options }) =>
            call(ofBuilding, { params: { id, vacancyType: type.id as 1 | 2 | 4 }, query }, options),
          )
        }
      >
        Выгрузить {name}: {type.name.toLowerCase()}
      </Menu.Item>
    )),
  );
}
