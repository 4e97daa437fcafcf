import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { recordTrail } from '#form/way-out.ts';
import { checkSignedIn, readOnPage } from './checks.ts';
import { ErrorPage, ErrorPanel } from './error-page.tsx';
import { industrialRoutes } from './industrial-routes.ts';
import { landRoutes } from './land-routes.ts';
import { lazyPage } from './lazy-page.ts';
import { PageLoading } from './page-loading.tsx';
import type { PageAbout } from './page-titles.ts';
import { safeReturnUrl } from './return-url.ts';
import { root } from './root-route.ts';
import type { FitsSearch } from './today/fit-paths.ts';
import type { WeekSearch } from './week/week-search.ts';

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
    // Set even when undefined: without the key, the router would keep the unchecked value.
    return { returnUrl: returnUrl === '/' ? undefined : returnUrl };
  },
  component: lazyPage(() => import('./sign-in-page.tsx'), 'SignInPage'),
  errorComponent: ErrorPage,
});

const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  component: lazyPage(() => import('./about/about-page.tsx'), 'AboutPage'),
  errorComponent: ErrorPage,
});

/** 'Отдел за неделю' (0060). */
const week = createRoute({
  getParentRoute: () => root,
  path: '/week',
  beforeLoad: checkSignedIn,
  validateSearch: readOnPage<WeekSearch>,
  component: lazyPage(() => import('./week/week-page.tsx'), 'WeekPage'),
  errorComponent: ErrorPage,
});

/** 'Все уведомления' (0064). */
const notifications = createRoute({
  getParentRoute: () => root,
  path: '/notifications',
  beforeLoad: checkSignedIn,
  validateSearch: (raw): { filter?: 'unread' } => (raw['filter'] === 'unread' ? { filter: 'unread' } : {}),
  component: lazyPage(() => import('./notifications/notifications-page.tsx'), 'NotificationsPage'),
  errorComponent: ErrorPage,
});

/** Pairs of a line of new fits (0074). */
const fits = createRoute({
  getParentRoute: () => root,
  path: '/fits',
  beforeLoad: checkSignedIn,
  validateSearch: readOnPage<FitsSearch>,
  component: lazyPage(() => import('./today/fits-page.tsx'), 'FitsPage'),
  errorComponent: ErrorPage,
});

const error = createRoute({ getParentRoute: () => root, path: '/error', component: ErrorPage });

/**
 * Page of the shared components in all their states. The production build drops it together with its import; a build
 * with `--mode components` keeps it.
 */
const devRoutes =
  import.meta.env.DEV || import.meta.env.MODE === 'components'
    ? [
        createRoute({
          getParentRoute: () => root,
          path: '/dev/components',
          component: lazyRouteComponent(() => import('#dev/components-page.tsx')),
        }),
      ]
    : [];

const routeTree = root.addChildren([
  home,
  auth,
  about,
  week,
  notifications,
  fits,
  error,
  landRoutes,
  industrialRoutes,
  ...devRoutes,
]);

export function createAppRouter(client: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { client },
    // An unknown path below a known page is an unknown page too (1§2).
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageLoading,
    // Shown inside a domain, with its bar and footer.
    defaultErrorComponent: ErrorPanel,
    scrollRestoration: true,
  });
  recordTrail(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption extends PageAbout {}
}
