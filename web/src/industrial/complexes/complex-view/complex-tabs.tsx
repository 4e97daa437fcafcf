import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { complexFits } from '#industrial/requests/fits.ts';
import { type ComplexTab, complexTabs } from '#industrial/tree/complex-page-search.ts';
import { complexDisclosures } from '#industrial/tree/disclosures.ts';
import { showingCountQuery } from '#sharing/disclosures/disclosure-data.ts';
import { fitCountQuery } from '#sharing/fits/fits-queries.ts';
import { useAsideRow } from '#ui/component/use-aside-row.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './complex-tabs.module.css';

const labels: Readonly<Record<ComplexTab, string>> = {
  buildings: 'Здания и вакансии',
  passport: 'Паспорт',
  photos: 'Фотографии',
  documents: 'Документы',
  deals: 'Закрытые сделки',
  linked: 'Связанные',
  requests: 'Кому подходит',
  shown: 'Кто видел',
  history: 'История',
};

/** The tabs of a complex; the chosen tab is in the URL, and the chosen parts do not change with it. */
export function ComplexTabs({ complex }: { complex: FullComplex }) {
  const { data: requestCount = 0 } = useQuery(fitCountQuery(complexFits, complex.id));
  const { data: shownCount = 0 } = useQuery(showingCountQuery(complexDisclosures, complex.id));
  const counts = countsOf(complex, requestCount, shownCount);
  const { ref, className } = useAsideRow(Object.values(counts).join());
  return (
    <Row
      bdb="line-2"
      as="nav"
      ref={ref}
      align="stretch"
      gap="0 14px"
      size={13}
      className={`${classes.tabs} ${className}`}
      aria-label="Разделы комплекса"
      data-scrolls-aside
    >
      {complexTabs.map((one) => (
        <Link
          key={one}
          from="/industrial/complex/$id"
          to="."
          search={(before) => ({ ...before, tab: one === 'buildings' ? undefined : one })}
          replace
          resetScroll={false}
          className={`${classes.tab} focus-inside`}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {labels[one]}
          {counts[one] && <span className={`${classes.count} on-laptop`}>{counts[one]}</span>}
        </Link>
      ))}
    </Row>
  );
}

function countsOf(complex: FullComplex, requestCount: number, shownCount: number): Partial<Record<ComplexTab, string>> {
  const { isEnabled, buildings, images, documents, linkedComplexes } = complex;
  const active = buildings.filter((building) => building.isEnabled || !isEnabled);
  const vacancies = active.flatMap((building) => building.vacancies.filter((one) => one.isEnabled || !isEnabled));
  const photos = images.length + buildings.reduce((sum, building) => sum + building.images.length, 0);
  const files = [documents, ...buildings.map((building) => building.documents)].flat();
  const deals = buildings.reduce((sum, building) => sum + building.deals.length, 0);
  const some = (count: number) => (count === 0 ? '' : String(count));
  return {
    buildings: buildings.length === 0 ? '' : `${active.length} · ${vacancies.length}`,
    photos: some(photos),
    documents: some(files.length),
    deals: some(deals),
    linked: some(linkedComplexes.length),
    requests: some(requestCount),
    shown: some(shownCount),
  };
}
