import { DomainLayout } from './domain-layout.tsx';
import type { DomainPage } from './domain-page.ts';

/** The industrial domain as the shell shows it: no bell, favorites, contacts or dictionaries in its bar (C-04, M-15). */
const industrialPage: DomainPage = {
  domain: 'industrial',
  // 'Объекты' and 'Запросы' with their plus buttons (3§2) stand here once their pages do.
  sections: [],
  searchHint: 'Комплекс, здание, вакансия',
};

export function IndustrialLayout() {
  return <DomainLayout {...industrialPage} />;
}
