import { useOverdueComplexes } from '#industrial/complexes/use-overdue-complexes.ts';
import { useFetchedSoon } from '#ui/use-fetched-soon.ts';
import { DomainLayout } from './domain-layout.tsx';
import type { DomainPage } from './domain-page.ts';
import { Bell } from './notifications/bell.tsx';

function IndustrialBell() {
  const overdue = useOverdueComplexes();
  return <Bell areas={[overdue]} />;
}

/** Bar of the industrial domain; it has no favorites, contacts or dictionaries (C-04, M-15, N-05). */
const industrialPage: DomainPage = {
  domain: 'industrial',
  sections: [
    {
      title: 'Объекты',
      to: '/industrial',
      within: ['/industrial/complex', '/industrial/vacancy'],
      add: { label: 'Добавить комплекс', to: '/industrial/complex/new' },
    },
    {
      title: 'Запросы',
      to: '/industrial/requests',
      add: { label: 'Новый запрос', to: '/industrial/requests/new' },
    },
  ],
  Tools: IndustrialBell,
  searchHint: 'Комплекс, вакансия, запрос',
};

const loadPages = () => import('./industrial-pages.ts');

export function IndustrialLayout() {
  useFetchedSoon(loadPages);
  return <DomainLayout {...industrialPage} />;
}
