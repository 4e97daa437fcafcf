import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { DescribedFacts } from '#form/described/described-facts.tsx';
import { editedVacancy } from '#industrial/vacancies/edited-vacancy.ts';
import { VacancyFacts } from '#industrial/vacancies/vacancy-facts.tsx';
import { EditedFacts } from '#operations/cells/edited-facts.tsx';
import { FactSection } from '#ui/component/fact-sections.tsx';
import { icon16 } from '#ui/icon.ts';
import { pitchText } from './building-figures.ts';
import { buildingCharacteristics } from './building-sections.ts';
import classes from './part-facts.module.css';

export interface PartFactsProps {
  readonly building: FullBuilding;
  readonly vacancy: VacancyRow | undefined;
}

/** All data of the chosen building and its chosen vacancy, unfolded on demand, so that nobody opens a form to read. */
export function PartFacts({ building, vacancy }: PartFactsProps) {
  return (
    <>
      {vacancy && (
        <EditedFacts key={vacancy.id} about={editedVacancy} of={vacancy} name={vacancy.name}>
          <Unfolded title={`Все данные вакансии ${vacancy.name}`}>
            <VacancyFacts vacancy={vacancy} />
          </Unfolded>
        </EditedFacts>
      )}
      <Unfolded title={`Все данные здания ${building.name}`}>
        <BuildingFacts building={building} />
      </Unfolded>
    </>
  );
}

function Unfolded({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.facts} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <IconChevronRight className="firm" {...icon16} />
        {title}
      </summary>
      {isOpen && <div className={classes.columns}>{children}</div>}
    </details>
  );
}

const [docks, ...characteristics] = buildingCharacteristics;

function BuildingFacts({ building }: { building: FullBuilding }) {
  const of = { fields: buildingFields, of: building };
  return (
    <>
      <FactSection title="Здание">
        <DescribedFacts
          {...of}
          names={[
            'constructionStatus',
            'buildingType',
            'buildingClass',
            'commissioningDate',
            'demolitionDate',
            'totalArea',
            'floorsNumber',
            'workingHeight',
            'builtToSuit',
            'ownerBuildingWebsite',
            'linkCian',
          ]}
        />
      </FactSection>
      <FactSection title="Характеристики">
        <DescribedFacts
          {...of}
          names={[docks, 'docksRatio', ...characteristics]}
          content={{ columnPitch: pitchText(building.columnPitch) }}
        />
      </FactSection>
    </>
  );
}
