import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '#ui/ui-provider.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const isPieces = import.meta.env.DEV && location.pathname === '/dev/pieces';
const Page = isPieces ? lazy(() => import('#dev/pieces-page.tsx')) : () => <h1>Гектар</h1>;

createRoot(root).render(
  <StrictMode>
    <UiProvider>
      <Suspense>
        <Page />
      </Suspense>
    </UiProvider>
  </StrictMode>,
);
