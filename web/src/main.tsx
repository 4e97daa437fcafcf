import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '#theme/theme-provider.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <h1>Гектар</h1>
    </ThemeProvider>
  </StrictMode>,
);
