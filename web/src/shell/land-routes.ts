import type { LandDictionary } from '@gektar/contract/land/dictionaries/land-dictionary-list.ts';
import { createRoute, redirect } from '@tanstack/react-router';
import type { DraftFormSearch } from '#drafts/draft-way.ts';
import type { DraftsSearch } from '#drafts/drafts-search.ts';
import type { LandContactSearch } from '#land/contacts/land-contact-search.ts';
import type { PropertySearch } from '#land/properties/property-search.ts';
import type { RequestSearch } from '#land/requests/request-search.ts';
import type { InRequestSearch } from '#land/requests/search-in-request.ts';
import type { LoadSearch } from '#loads/load-search.ts';
import type { CustomersSearch } from '#people/pages/customers-search.ts';
import { readSelectionSearch } from '#sharing/selection/selection-search.ts';
import type { TrashSearch } from '#trash/trash-search.ts';
import { checkId, checkSignedIn, readCopySearch, readOnPage } from './checks.ts';
import { ErrorPage } from './error-page.tsx';
import { lazyPage } from './lazy-page.ts';
import { openList } from './open-list.ts';
import { root } from './root-route.ts';

const pages = () => import('./land-pages.ts');

/** Routes of the land domain; they require a sign-in. */
const land = createRoute({
  getParentRoute: () => root,
  path: '/land',
  staticData: { domain: 'land' },
  beforeLoad: checkSignedIn,
  component: lazyPage(() => import('./land-layout.tsx'), 'LandLayout'),
  errorComponent: ErrorPage,
});

const landIndex = createRoute({
  getParentRoute: () => land,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/land/property', replace: true });
  },
});

const propertiesPage = lazyPage(() => import('#land/properties/properties-page.tsx'), 'PropertiesPage');

const properties = createRoute({
  getParentRoute: () => land,
  path: '/property',
  staticData: { page: 'Объекты' },
  validateSearch: readOnPage<PropertySearch>,
  beforeLoad: openList('land-properties', propertiesPage.preload),
  component: propertiesPage,
});

const dictionary = createRoute({
  getParentRoute: () => land,
  path: '/dictionary',
  staticData: { page: 'Словари' },
  validateSearch: readOnPage<{ readonly name?: LandDictionary }>,
  component: lazyPage(async () => (await pages()).landDictionaryPage(), 'LandDictionaryPage'),
});

const favorites = createRoute({
  getParentRoute: () => land,
  path: '/favorite',
  staticData: { page: 'Избранное' },
  component: lazyPage(async () => (await pages()).favoritesPage(), 'FavoritesPage'),
});

const contacts = createRoute({
  getParentRoute: () => land,
  path: '/contacts',
  staticData: { page: 'Контакты' },
  validateSearch: readOnPage<LandContactSearch>,
  component: lazyPage(async () => (await pages()).landContactsPage(), 'LandContactsPage'),
});

const missingProperty = lazyPage(async () => (await pages()).propertyPage(), 'MissingProperty');
const missingRequest = lazyPage(async () => (await pages()).requestPage(), 'MissingRequest');

const property = createRoute({
  getParentRoute: () => land,
  path: '/property/$id',
  staticData: { page: 'Объекты' },
  beforeLoad: checkId,
  notFoundComponent: missingProperty,
  component: lazyPage(async () => (await pages()).propertyPage(), 'PropertyPage'),
});

const propertyHistory = createRoute({
  getParentRoute: () => property,
  path: '/history',
  staticData: { part: 'История' },
  component: lazyPage(async () => (await pages()).propertyHistoryTab(), 'PropertyHistoryTab'),
});

const propertyShowings = createRoute({
  getParentRoute: () => property,
  path: '/shown',
  staticData: { part: 'Кто видел' },
  component: lazyPage(async () => (await pages()).propertyShowingsTab(), 'PropertyShowingsTab'),
});

const propertyNew = createRoute({
  getParentRoute: () => land,
  path: '/property/new',
  staticData: { page: 'Новый объект' },
  validateSearch: readCopySearch,
  component: lazyPage(async () => (await pages()).propertyNewPage(), 'PropertyNewPage'),
});

const propertyEdit = createRoute({
  getParentRoute: () => land,
  path: '/property/$id/edit',
  staticData: { page: 'Объекты', part: 'Редактирование' },
  beforeLoad: checkId,
  notFoundComponent: missingProperty,
  component: lazyPage(async () => (await pages()).propertyEditPage(), 'PropertyEditPage'),
});

const requestsPage = lazyPage(async () => (await pages()).requestsPage(), 'RequestsPage');

const requests = createRoute({
  getParentRoute: () => land,
  path: '/request',
  staticData: { page: 'Запросы' },
  validateSearch: readOnPage<RequestSearch>,
  beforeLoad: openList('land-requests', requestsPage.preload),
  component: requestsPage,
});

const request = createRoute({
  getParentRoute: () => land,
  path: '/request/$id',
  staticData: { page: 'Запросы' },
  beforeLoad: checkId,
  notFoundComponent: missingRequest,
  component: lazyPage(async () => (await pages()).requestPage(), 'RequestPage'),
});

const requestNew = createRoute({
  getParentRoute: () => land,
  path: '/request/new',
  staticData: { page: 'Новый запрос' },
  component: lazyPage(async () => (await pages()).requestNewPage(), 'RequestNewPage'),
});

const requestEdit = createRoute({
  getParentRoute: () => land,
  path: '/request/$id/edit',
  staticData: { page: 'Запросы', part: 'Редактирование' },
  beforeLoad: checkId,
  notFoundComponent: missingRequest,
  component: lazyPage(async () => (await pages()).requestEditPage(), 'RequestEditPage'),
});

const loadRequestInfo = lazyPage(async () => (await pages()).requestInfo(), 'RequestInfoTab');
/** A request opened without a tab shows its own data (E-02). */
const requestIndex = createRoute({ getParentRoute: () => request, path: '/', component: loadRequestInfo });
const requestInfo = createRoute({ getParentRoute: () => request, path: '/info', component: loadRequestInfo });

const requestSearch = createRoute({
  getParentRoute: () => request,
  path: '/search',
  staticData: { part: 'Поиск' },
  validateSearch: readOnPage<InRequestSearch>,
  component: lazyPage(async () => (await pages()).searchTab(), 'SearchTab'),
});

const requestSelections = createRoute({
  getParentRoute: () => request,
  path: '/selections',
  staticData: { part: 'Подборка' },
  validateSearch: readSelectionSearch,
  component: lazyPage(async () => (await pages()).selectionTab(), 'SelectionTab'),
});

const requestAnswers = createRoute({
  getParentRoute: () => request,
  path: '/answers',
  staticData: { part: 'Ответы клиента' },
  component: lazyPage(async () => (await pages()).answersTab(), 'PlotAnswersTab'),
});

const requestHistory = createRoute({
  getParentRoute: () => request,
  path: '/history',
  staticData: { part: 'История' },
  component: lazyPage(async () => (await pages()).requestHistoryTab(), 'RequestHistoryTab'),
});

const requestReports = createRoute({
  getParentRoute: () => request,
  path: '/reports',
  staticData: { part: 'Отчеты' },
  component: lazyPage(async () => (await pages()).reportsTab(), 'ReportsTab'),
});

const requestFavorite = createRoute({
  getParentRoute: () => request,
  path: '/favorite',
  staticData: { part: 'Избранное' },
  component: lazyPage(async () => (await pages()).clientFavoritesTab(), 'ClientFavoritesTab'),
});

/** Objects that lack required fields (N-10). */
const drafts = createRoute({
  getParentRoute: () => land,
  path: '/drafts',
  staticData: { page: 'Черновики' },
  validateSearch: readOnPage<DraftsSearch>,
  component: lazyPage(async () => (await pages()).draftsPage(), 'LandDraftsPage'),
});

const draft = createRoute({
  getParentRoute: () => land,
  path: '/drafts/$id',
  staticData: { page: 'Черновик' },
  beforeLoad: checkId,
  validateSearch: readOnPage<DraftFormSearch>,
  component: lazyPage(async () => (await pages()).draftsPage(), 'LandDraftPage'),
});

const draftQueue = createRoute({
  getParentRoute: () => land,
  path: '/drafts/$id/queue',
  staticData: { page: 'Черновик' },
  beforeLoad: checkId,
  validateSearch: readOnPage<DraftFormSearch>,
  component: lazyPage(async () => (await pages()).draftsPage(), 'LandDraftQueuePage'),
});

/** 'Изменения из выгрузки' (0086). */
const roundTrip = createRoute({
  getParentRoute: () => land,
  path: '/round-trip',
  staticData: { page: 'Изменения из выгрузки' },
  component: lazyPage(async () => (await pages()).plotRoundTripPage(), 'PlotRoundTripPage'),
});

const trash = createRoute({
  getParentRoute: () => land,
  path: '/trash',
  staticData: { page: 'Корзина' },
  validateSearch: readOnPage<TrashSearch>,
  component: lazyPage(async () => (await pages()).landTrashPage(), 'LandTrashPage'),
});

const loads = createRoute({
  getParentRoute: () => land,
  path: '/load',
  staticData: { page: 'Загрузка таблицы' },
  component: lazyPage(async () => (await pages()).loadsPage(), 'PlotLoadsPage'),
});

const message = createRoute({
  getParentRoute: () => land,
  path: '/load/message',
  staticData: { page: 'Из сообщения' },
  component: lazyPage(async () => (await pages()).loadsPage(), 'PlotMessagePage'),
});

const load = createRoute({
  getParentRoute: () => land,
  path: '/load/$id',
  staticData: { page: 'Загрузка таблицы' },
  beforeLoad: checkId,
  validateSearch: readOnPage<LoadSearch>,
  component: lazyPage(async () => (await pages()).loadsPage(), 'PlotLoadPage'),
});

const customers = createRoute({
  getParentRoute: () => land,
  path: '/customers',
  staticData: { page: 'Компании и контакты' },
  validateSearch: readOnPage<CustomersSearch>,
  component: lazyPage(async () => (await pages()).customersPage(), 'CustomersPage'),
});

const company = createRoute({
  getParentRoute: () => land,
  path: '/customers/company/$customerId',
  staticData: { page: 'Компания' },
  component: lazyPage(async () => (await pages()).customerPage(), 'CompanyPageOfCustomer'),
});

const contact = createRoute({
  getParentRoute: () => land,
  path: '/customers/contact/$customerId',
  staticData: { page: 'Контакт' },
  component: lazyPage(async () => (await pages()).customerPage(), 'ContactPageOfCustomer'),
});

export const landRoutes = land.addChildren([
  landIndex,
  properties,
  property.addChildren([propertyHistory, propertyShowings]),
  propertyNew,
  propertyEdit,
  dictionary,
  roundTrip,
  trash,
  drafts,
  draft,
  draftQueue,
  loads,
  message,
  load,
  customers,
  company,
  contact,
  favorites,
  contacts,
  requests,
  requestNew,
  requestEdit,
  request.addChildren([
    requestIndex,
    requestSearch,
    requestSelections,
    requestInfo,
    requestReports,
    requestFavorite,
    requestAnswers,
    requestHistory,
  ]),
]);
