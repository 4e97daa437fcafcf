import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { vacancyFits } from '#industrial/requests/fits.ts';
import { vacancyDisclosures } from '#industrial/tree/disclosures.ts';
import { showingCountQuery } from '#sharing/disclosures/disclosure-data.ts';
import { fitCountQuery } from '#sharing/fits/fits-queries.ts';
import { PageTabs } from '#ui/component/page-tabs.tsx';
import { type VacancyTab, vacancyTabs } from './vacancy-page-search.ts';
import { photoCount } from './vacancy-photos-tab.tsx';

const labels: Readonly<Record<VacancyTab, string>> = {
  areas: 'Площади и ставки',
  photos: 'Фотографии',
  requests: 'Кому подходит',
  shown: 'Кто видел',
  history: 'История',
};

export interface VacancyTabsProps {
  readonly vacancy: VacancyRow;
  /** undefined while it is loading. */
  readonly complex: FullComplex | undefined;
  readonly tab: VacancyTab;
}

/** The tabs of a vacancy; the chosen tab is in the URL. */
export function VacancyTabs({ vacancy, complex, tab }: VacancyTabsProps) {
  const { id } = vacancy;
  const { data: requests } = useQuery(fitCountQuery(vacancyFits, id));
  const { data: shown } = useQuery(showingCountQuery(vacancyDisclosures, id));
  const counts: Partial<Record<VacancyTab, number>> = {
    ...(complex && { photos: photoCount(vacancy, complex) }),
    ...(requests !== undefined && { requests }),
    ...(shown !== undefined && { shown }),
  };
  return (
    <PageTabs
      label="Разделы вакансии"
      tabs={vacancyTabs.map((one) => ({
        link: linkOptions({
          to: '/industrial/vacancy/$id',
          params: { id },
          search: { tab: one === 'areas' ? undefined : one },
          replace: true,
          resetScroll: false,
        }),
        label: labels[one],
        count: counts[one],
        isInSearch: true,
        isHere: one === tab,
      }))}
    />
  );
}
