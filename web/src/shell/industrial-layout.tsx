import { DomainLayout } from './domain-layout.tsx';
import type { DomainPage } from './domain-page.ts';

/** The industrial domain as the shell shows it: no bell, favorites, contacts or dictionaries in its bar (C-04, M-15). */
const industrialPage: DomainPage = {
  domain: 'industrial',
  // 'Запросы' with its plus button (3§2) stands here once its pages do.
  sections: [
    { title: 'Объекты', to: '/industrial', add: { label: 'Добавить комплекс', to: '/industrial/complex/new' } },
  ],
  searchHint: 'Комплекс, здание, вакансия',
};

export function IndustrialLayout() {
  return <DomainLayout {...industrialPage} />;
}
