import type { IndustrialDictionary } from '@gektar/contract/industrial/dictionaries/industrial-dictionary-list.ts';
import { createRoute, redirect } from '@tanstack/react-router';
import type { DraftFormSearch } from '#drafts/draft-way.ts';
import type { DraftsSearch } from '#drafts/drafts-search.ts';
import type { ComplexSearch } from '#industrial/complexes/complex-search.ts';
import type { RequestSearch } from '#industrial/requests/request-search.ts';
import { readComplexPageSearch } from '#industrial/tree/complex-page-search.ts';
import type { VacancyListSearch } from '#industrial/vacancies/vacancy-search.ts';
import { readVacancyPageSearch } from '#industrial/vacancy-page/vacancy-page-search.ts';
import type { LoadSearch } from '#loads/load-search.ts';
import type { CustomersSearch } from '#people/pages/customers-search.ts';
import type { TrashSearch } from '#trash/trash-search.ts';
import { checkId, checkSignedIn, readCopySearch, readOnPage } from './checks.ts';
import { ErrorPage } from './error-page.tsx';
import { lazyPage } from './lazy-page.ts';
import { openList } from './open-list.ts';
import { root } from './root-route.ts';

const pages = () => import('./industrial-pages.ts');

/** Routes of the industrial domain; they require a sign-in. */
const industrial = createRoute({
  getParentRoute: () => root,
  path: '/industrial',
  staticData: { domain: 'industrial' },
  beforeLoad: checkSignedIn,
  component: lazyPage(() => import('./industrial-layout.tsx'), 'IndustrialLayout'),
  errorComponent: ErrorPage,
});

/** The list of complexes (2§2). */
const complexesPage = lazyPage(() => import('#industrial/complexes/complexes-page.tsx'), 'ComplexesPage');

const complexes = createRoute({
  getParentRoute: () => industrial,
  path: '/',
  staticData: { page: 'Комплексы' },
  validateSearch: readOnPage<ComplexSearch>,
  beforeLoad: openList('industrial-complexes', complexesPage.preload),
  component: complexesPage,
});

/** The list of vacancies (N-08). */
const vacanciesPage = lazyPage(async () => (await pages()).vacanciesPage(), 'VacanciesPage');

const vacancies = createRoute({
  getParentRoute: () => industrial,
  path: '/vacancy',
  staticData: { page: 'Вакансии' },
  validateSearch: readOnPage<VacancyListSearch>,
  beforeLoad: openList('industrial-vacancies', vacanciesPage.preload),
  component: vacanciesPage,
});

/** The page of a vacancy (N-13). */
const vacancy = createRoute({
  getParentRoute: () => industrial,
  path: '/vacancy/$id',
  staticData: { page: 'Вакансия' },
  beforeLoad: checkId,
  validateSearch: readVacancyPageSearch,
  notFoundComponent: lazyPage(async () => (await pages()).vacancyPage(), 'MissingVacancy'),
  component: lazyPage(async () => (await pages()).vacancyPage(), 'VacancyPage'),
});

const dictionary = createRoute({
  getParentRoute: () => industrial,
  path: '/dictionary',
  staticData: { page: 'Словари' },
  validateSearch: readOnPage<{ readonly name?: IndustrialDictionary }>,
  component: lazyPage(async () => (await pages()).industrialDictionaryPage(), 'IndustrialDictionaryPage'),
});

const complex = createRoute({
  getParentRoute: () => industrial,
  path: '/complex/$id',
  staticData: { page: 'Комплекс' },
  beforeLoad: checkId,
  validateSearch: readComplexPageSearch,
  notFoundComponent: lazyPage(async () => (await pages()).complexPage(), 'MissingComplex'),
  component: lazyPage(async () => (await pages()).complexPage(), 'ComplexPage'),
});

const missingPart = lazyPage(async () => (await pages()).insteadOfForm(), 'MissingPart');

const complexNew = createRoute({
  getParentRoute: () => industrial,
  path: '/complex/new',
  staticData: { page: 'Создание комплекса' },
  validateSearch: readCopySearch,
  component: lazyPage(async () => (await pages()).unsavedPages(), 'UnsavedComplexPage'),
});

const complexEdit = createRoute({
  getParentRoute: () => industrial,
  path: '/complex/$id/edit',
  staticData: { page: 'Редактирование комплекса', part: 'Редактирование комплекса' },
  beforeLoad: checkId,
  notFoundComponent: missingPart,
  component: lazyPage(async () => (await pages()).complexEditPage(), 'ComplexEditPage'),
});

const buildingNew = createRoute({
  getParentRoute: () => industrial,
  path: '/complex/$id/building/new',
  staticData: { page: 'Создание здания' },
  beforeLoad: checkId,
  validateSearch: readCopySearch,
  notFoundComponent: missingPart,
  component: lazyPage(async () => (await pages()).buildingNewPage(), 'BuildingNewPage'),
});

const buildingEdit = createRoute({
  getParentRoute: () => industrial,
  path: '/complex/$id/building/$buildingId/edit',
  staticData: { page: 'Редактирование здания', part: 'Редактирование здания' },
  beforeLoad: checkId,
  notFoundComponent: missingPart,
  component: lazyPage(async () => (await pages()).buildingEditPage(), 'BuildingEditPage'),
});

const vacancyNew = createRoute({
  getParentRoute: () => industrial,
  path: '/complex/$id/building/$buildingId/vacancy/new',
  staticData: { page: 'Создание вакансии' },
  beforeLoad: checkId,
  notFoundComponent: missingPart,
  component: lazyPage(async () => (await pages()).vacancyNewPage(), 'VacancyNewPage'),
});

const vacancyEdit = createRoute({
  getParentRoute: () => industrial,
  path: '/complex/$id/building/$buildingId/vacancy/$vacancyId/edit',
  staticData: { page: 'Редактирование вакансии', part: 'Редактирование вакансии' },
  beforeLoad: checkId,
  notFoundComponent: missingPart,
  component: lazyPage(async () => (await pages()).vacancyEditPage(), 'VacancyEditPage'),
});

const unsavedBuilding = createRoute({
  getParentRoute: () => industrial,
  path: '/complex/new/building/new',
  staticData: { page: 'Создание здания' },
  component: lazyPage(async () => (await pages()).unsavedPages(), 'UnsavedBuildingPage'),
});

const unsavedVacancy = createRoute({
  getParentRoute: () => industrial,
  path: '/complex/new/building/new/vacancy/new',
  staticData: { page: 'Создание вакансии' },
  component: lazyPage(async () => (await pages()).unsavedPages(), 'UnsavedVacancyPage'),
});

const requestsPage = lazyPage(async () => (await pages()).requestsPage(), 'RequestsPage');

const requests = createRoute({
  getParentRoute: () => industrial,
  path: '/requests',
  staticData: { page: 'Запросы' },
  validateSearch: readOnPage<RequestSearch>,
  beforeLoad: openList('industrial-requests', requestsPage.preload),
  component: requestsPage,
});

const missingRequest = lazyPage(async () => (await pages()).requestPage(), 'MissingRequest');

const request = createRoute({
  getParentRoute: () => industrial,
  path: '/requests/$id',
  staticData: { page: 'Запрос' },
  beforeLoad: checkId,
  notFoundComponent: missingRequest,
  component: lazyPage(async () => (await pages()).requestPage(), 'RequestPage'),
});

const requestNew = createRoute({
  getParentRoute: () => industrial,
  path: '/requests/new',
  staticData: { page: 'Новый запрос' },
  component: lazyPage(async () => (await pages()).requestNewPage(), 'RequestNewPage'),
});

const requestEdit = createRoute({
  getParentRoute: () => industrial,
  path: '/requests/$id/edit',
  staticData: { page: 'Запрос', part: 'Редактирование' },
  beforeLoad: checkId,
  notFoundComponent: missingRequest,
  component: lazyPage(async () => (await pages()).requestEditPage(), 'RequestEditPage'),
});

/** A request opened without a tab shows its selection (E-02). */
const requestIndex = createRoute({
  getParentRoute: () => request,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/industrial/requests/$id/selection', params, replace: true });
  },
});

const requestSelection = createRoute({
  getParentRoute: () => request,
  path: '/selection',
  staticData: { part: 'Вакансии в подборке' },
  component: lazyPage(async () => (await pages()).selectionTab(), 'SelectionTab'),
});

const requestSearch = createRoute({
  getParentRoute: () => request,
  path: '/search',
  staticData: { part: 'Поиск вакансий' },
  component: lazyPage(async () => (await pages()).searchTab(), 'SearchTab'),
});

const requestAnswers = createRoute({
  getParentRoute: () => request,
  path: '/answers',
  staticData: { part: 'Ответы клиента' },
  component: lazyPage(async () => (await pages()).answersTab(), 'VacancyAnswersTab'),
});

const requestHistory = createRoute({
  getParentRoute: () => request,
  path: '/history',
  staticData: { part: 'История' },
  component: lazyPage(async () => (await pages()).requestHistoryTab(), 'RequestHistoryTab'),
});

/** Objects that lack required fields (N-10). */
const drafts = createRoute({
  getParentRoute: () => industrial,
  path: '/drafts',
  staticData: { page: 'Черновики' },
  validateSearch: readOnPage<DraftsSearch>,
  component: lazyPage(async () => (await pages()).draftsPage(), 'IndustrialDraftsPage'),
});

const draft = createRoute({
  getParentRoute: () => industrial,
  path: '/drafts/$id',
  staticData: { page: 'Черновик' },
  beforeLoad: checkId,
  validateSearch: readOnPage<DraftFormSearch>,
  component: lazyPage(async () => (await pages()).draftsPage(), 'IndustrialDraftPage'),
});

const draftQueue = createRoute({
  getParentRoute: () => industrial,
  path: '/drafts/$id/queue',
  staticData: { page: 'Черновик' },
  beforeLoad: checkId,
  validateSearch: readOnPage<DraftFormSearch>,
  component: lazyPage(async () => (await pages()).draftsPage(), 'IndustrialDraftQueuePage'),
});

/** 'Изменения из выгрузки' (0086). */
const roundTrip = createRoute({
  getParentRoute: () => industrial,
  path: '/round-trip',
  staticData: { page: 'Изменения из выгрузки' },
  component: lazyPage(async () => (await pages()).warehouseRoundTripPage(), 'WarehouseRoundTripPage'),
});

const trash = createRoute({
  getParentRoute: () => industrial,
  path: '/trash',
  staticData: { page: 'Корзина' },
  validateSearch: readOnPage<TrashSearch>,
  component: lazyPage(async () => (await pages()).industrialTrashPage(), 'IndustrialTrashPage'),
});

const loads = createRoute({
  getParentRoute: () => industrial,
  path: '/load',
  staticData: { page: 'Загрузка таблицы' },
  component: lazyPage(async () => (await pages()).loadsPage(), 'VacancyLoadsPage'),
});

const message = createRoute({
  getParentRoute: () => industrial,
  path: '/load/message',
  staticData: { page: 'Из сообщения' },
  component: lazyPage(async () => (await pages()).loadsPage(), 'VacancyMessagePage'),
});

const load = createRoute({
  getParentRoute: () => industrial,
  path: '/load/$id',
  staticData: { page: 'Загрузка таблицы' },
  beforeLoad: checkId,
  validateSearch: readOnPage<LoadSearch>,
  component: lazyPage(async () => (await pages()).loadsPage(), 'VacancyLoadPage'),
});

const customers = createRoute({
  getParentRoute: () => industrial,
  path: '/customers',
  staticData: { page: 'Компании и контакты' },
  validateSearch: readOnPage<CustomersSearch>,
  component: lazyPage(async () => (await pages()).customersPage(), 'CustomersPage'),
});

const company = createRoute({
  getParentRoute: () => industrial,
  path: '/customers/company/$customerId',
  staticData: { page: 'Компания' },
  component: lazyPage(async () => (await pages()).customerPage(), 'CompanyPageOfCustomer'),
});

const contact = createRoute({
  getParentRoute: () => industrial,
  path: '/customers/contact/$customerId',
  staticData: { page: 'Контакт' },
  component: lazyPage(async () => (await pages()).customerPage(), 'ContactPageOfCustomer'),
});

export const industrialRoutes = industrial.addChildren([
  complexes,
  vacancies,
  vacancy,
  complex,
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
  complexNew,
  complexEdit,
  buildingNew,
  buildingEdit,
  vacancyNew,
  vacancyEdit,
  unsavedBuilding,
  unsavedVacancy,
  requests,
  requestNew,
  requestEdit,
  request.addChildren([requestIndex, requestSelection, requestSearch, requestAnswers, requestHistory]),
]);
