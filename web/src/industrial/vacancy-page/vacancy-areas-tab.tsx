import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { VacancyFacts } from '#industrial/vacancies/vacancy-facts.tsx';
import { FactSections } from '#ui/component/fact-sections.tsx';

/** All data of the vacancy, its areas with their rates first. */
export function VacancyAreasTab({ vacancy }: { vacancy: VacancyRow }) {
  return (
    <FactSections label="Данные вакансии">
      <VacancyFacts vacancy={vacancy} areasFirst />
    </FactSections>
  );
}
