import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import * as z from 'zod';
import { isSignedIn } from '#api/session.ts';
import { recordTrail } from '#form/way-out.ts';
import { readContactSearch } from '#land/contacts/land-contact-search.ts';
import { readDictionarySearch } from '#land/dictionaries/land-dictionary-titles.ts';
import { readSearch } from '#land/properties/property-search.ts';
import { readRequestSearch } from '#land/requests/request-search.ts';
import { readInRequestSearch } from '#land/selections/request-search.ts';
import { readSelectionSearch } from '#land/selections/selection-search.ts';
import { ErrorPage, ErrorPanel } from './error-page.tsx';
import { focusHeadings } from './focus-heading.ts';
import { lazyPage } from './lazy-page.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';
import type { PageAbout } from './page-titles.ts';
import { safeReturnUrl } from './return-url.ts';
import { RootLayout } from './root-layout.tsx';

export interface RouterContext {
  readonly client: QueryClient;
}

const root = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyPage(() => import('./home-page.tsx'), 'HomePage'),
  errorComponent: ErrorPage,
});

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: (raw): { returnUrl?: string | undefined } => {
    const returnUrl = safeReturnUrl(raw['returnUrl']);
    // Named even when there is none: a key left out would keep its unchecked value.
    return { returnUrl: returnUrl === '/' ? undefined : returnUrl };
  },
  component: lazyPage(() => import('./sign-in-page.tsx'), 'SignInPage'),
  errorComponent: ErrorPage,
});

const error = createRoute({ getParentRoute: () => root, path: '/error', component: ErrorPage });

/** The land domain: only for the signed-in; the visited path is handed on (1§2). */
const land = createRoute({
  getParentRoute: () => root,
  path: '/land',
  staticData: { domain: 'land' },
  beforeLoad: ({ location }) => {
    if (!isSignedIn()) throw redirect({ to: '/auth', search: { returnUrl: location.href } });
  },
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

const properties = createRoute({
  getParentRoute: () => land,
  path: '/property',
  staticData: { page: 'Объекты' },
  validateSearch: readSearch,
  component: lazyPage(() => import('#land/properties/properties-page.tsx'), 'PropertiesPage'),
});

const dictionary = createRoute({
  getParentRoute: () => land,
  path: '/dictionary',
  staticData: { page: 'Словари' },
  validateSearch: readDictionarySearch,
  component: lazyPage(() => import('#land/dictionaries/land-dictionary-page.tsx'), 'LandDictionaryPage'),
});

const favorites = createRoute({
  getParentRoute: () => land,
  path: '/favorite',
  staticData: { page: 'Избранное' },
  component: lazyPage(() => import('#land/favorites/favorites-page.tsx'), 'FavoritesPage'),
});

const contacts = createRoute({
  getParentRoute: () => land,
  path: '/contacts',
  staticData: { page: 'Контакты' },
  validateSearch: readContactSearch,
  component: lazyPage(() => import('#land/contacts/land-contacts-page.tsx'), 'LandContactsPage'),
});

/** What cannot be an id is the id of nothing: 'Нет данных' inside the page, as for a well-formed unknown one (K-12). */
function checkId({ params }: { params: { id: string } }): void {
  if (!z.uuid().safeParse(params.id).success) throw notFound();
}

const missingProperty = lazyPage(() => import('#land/properties/property-page.tsx'), 'MissingProperty');
const missingRequest = lazyPage(() => import('#land/requests/request-page.tsx'), 'MissingRequest');

const property = createRoute({
  getParentRoute: () => land,
  path: '/property/$id',
  staticData: { page: 'Объекты' },
  beforeLoad: checkId,
  notFoundComponent: missingProperty,
  component: lazyPage(() => import('#land/properties/property-page.tsx'), 'PropertyPage'),
});

const propertyNew = createRoute({
  getParentRoute: () => land,
  path: '/property/new',
  staticData: { page: 'Новый объект' },
  component: lazyPage(() => import('#land/properties/property-new-page.tsx'), 'PropertyNewPage'),
});

const propertyEdit = createRoute({
  getParentRoute: () => land,
  path: '/property/$id/edit',
  staticData: { page: 'Объекты', part: 'Редактирование' },
  beforeLoad: checkId,
  notFoundComponent: missingProperty,
  component: lazyPage(() => import('#land/properties/property-edit-page.tsx'), 'PropertyEditPage'),
});

const requests = createRoute({
  getParentRoute: () => land,
  path: '/request',
  staticData: { page: 'Запросы' },
  validateSearch: readRequestSearch,
  component: lazyPage(() => import('#land/requests/requests-page.tsx'), 'RequestsPage'),
});

const request = createRoute({
  getParentRoute: () => land,
  path: '/request/$id',
  staticData: { page: 'Запросы' },
  beforeLoad: checkId,
  notFoundComponent: missingRequest,
  component: lazyPage(() => import('#land/requests/request-page.tsx'), 'RequestPage'),
});

const requestNew = createRoute({
  getParentRoute: () => land,
  path: '/request/new',
  staticData: { page: 'Новый запрос' },
  component: lazyPage(() => import('#land/requests/request-new-page.tsx'), 'RequestNewPage'),
});

const requestEdit = createRoute({
  getParentRoute: () => land,
  path: '/request/$id/edit',
  staticData: { page: 'Запросы', part: 'Редактирование' },
  beforeLoad: checkId,
  notFoundComponent: missingRequest,
  component: lazyPage(() => import('#land/requests/request-edit-page.tsx'), 'RequestEditPage'),
});

const loadRequestInfo = lazyPage(() => import('#land/requests/request-view/request-info.tsx'), 'RequestInfoTab');
/** Without a tab the request's own data are shown (E-02). */
const requestIndex = createRoute({ getParentRoute: () => request, path: '/', component: loadRequestInfo });
const requestInfo = createRoute({ getParentRoute: () => request, path: '/info', component: loadRequestInfo });

const requestSearch = createRoute({
  getParentRoute: () => request,
  path: '/search',
  staticData: { part: 'Поиск' },
  validateSearch: readInRequestSearch,
  component: lazyPage(() => import('#land/selections/search-tab.tsx'), 'SearchTab'),
});

const requestSelections = createRoute({
  getParentRoute: () => request,
  path: '/selections',
  staticData: { part: 'Подборка' },
  validateSearch: readSelectionSearch,
  component: lazyPage(() => import('#land/selections/selection-tab.tsx'), 'SelectionTab'),
});

const requestReports = createRoute({
  getParentRoute: () => request,
  path: '/reports',
  staticData: { part: 'Отчеты' },
  component: lazyPage(() => import('#land/selections/reports-tab.tsx'), 'ReportsTab'),
});

const requestFavorite = createRoute({
  getParentRoute: () => request,
  path: '/favorite',
  staticData: { part: 'Избранное' },
  component: lazyPage(() => import('#land/selections/client-favorites-tab.tsx'), 'ClientFavoritesTab'),
});

/** The shared pieces in all their states; in a production build the whole branch, with its import, falls away. */
const devRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/dev/pieces',
        component: lazyRouteComponent(() => import('#dev/pieces-page.tsx')),
      }),
    ]
  : [];

const routeTree = root.addChildren([
  home,
  auth,
  error,
  land.addChildren([
    landIndex,
    properties,
    property,
    propertyNew,
    propertyEdit,
    dictionary,
    favorites,
    contacts,
    requests,
    requestNew,
    requestEdit,
    request.addChildren([requestIndex, requestSearch, requestSelections, requestInfo, requestReports, requestFavorite]),
  ]),
  ...devRoutes,
]);

export function createAppRouter(client: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { client },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageLoading,
    // Inside a domain, whose bar and foot stand.
    defaultErrorComponent: ErrorPanel,
    scrollRestoration: true,
  });
  recordTrail(router);
  focusHeadings(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption extends PageAbout {}
}
