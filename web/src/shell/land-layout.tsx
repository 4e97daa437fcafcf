import { LandContactDialogOutlet } from '#land/contacts/land-contact-dialog-outlet.tsx';
import { openLandContact } from '#land/contacts/open-land-contact.ts';
import { FavoritesLink } from '#land/favorites/favorites-link.tsx';
import { useOverdueProperties } from '#land/properties/use-overdue-properties.ts';
import { useFetchedSoon } from '#ui/use-fetched-soon.ts';
import { DomainLayout } from './domain-layout.tsx';
import type { DomainPage } from './domain-page.ts';
import { Bell } from './notifications/bell.tsx';

function LandTools() {
  const overdue = useOverdueProperties();
  return (
    <>
      <Bell areas={[overdue]} />
      <FavoritesLink />
    </>
  );
}

/** Bar and dialogs of the land domain. */
const landPage: DomainPage = {
  domain: 'land',
  sections: [
    { title: 'Объекты', to: '/land/property', add: { label: 'Новый объект', to: '/land/property/new' } },
    { title: 'Запросы', to: '/land/request', add: { label: 'Новый запрос', to: '/land/request/new' } },
    { title: 'Контакты', to: '/land/contacts', add: { label: 'Новый контакт', open: () => openLandContact() } },
  ],
  Tools: LandTools,
  links: [{ title: 'Словари', to: '/land/dictionary' }],
  searchHint: 'Объект, запрос, контакт',
  Dialogs: LandContactDialogOutlet,
};

const loadPages = () => import('./land-pages.ts');

export function LandLayout() {
  useFetchedSoon(loadPages);
  return <DomainLayout {...landPage} />;
}
