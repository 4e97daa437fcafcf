import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepSignedIn, onSignedOut } from '#api/call.ts';
import { createQueryClient } from '#api/query-client.ts';
import { createAppRouter } from '#shell/router.tsx';
import { watchStaleRelease } from '#shell/stale-release.ts';
import { catchHeldKeys } from '#ui/held-typing.ts';
import { loadTwice } from '#ui/lazy-part.ts';
import { nextTask } from '#ui/next-task.ts';
import { UiProvider } from '#ui/ui-provider.tsx';

watchStaleRelease(import.meta.url);
catchHeldKeys();
const client = createQueryClient();
const router = createAppRouter(client);

// A 401 outside the sign-in page opens that page with the current path. The leave guard of a form does not block it,
// because typed input is stored as a draft (1§7, B-01).
onSignedOut(() => {
  const { href, pathname } = router.state.location;
  if (pathname === '/auth') return;
  void router.navigate({
    to: '/auth',
    search: { returnUrl: href },
    state: { isSessionEnded: true },
    ignoreBlocker: true,
  });
});
keepSignedIn();
// Loaded after the first rows; until then focus behaves as in any browser.
loadTwice(() => Promise.all([import('#ui/keep-focus.ts'), import('#shell/focus-heading.ts')])).then(
  ([{ keepFocus }, { focusHeadings }]) => {
    keepFocus();
    focusHeadings(router);
  },
  () => undefined,
);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// In a new task, so that building the routes and rendering are not one long task.
void nextTask().then(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </StrictMode>,
  ),
);
