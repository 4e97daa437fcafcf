import '#theme/layers.css';
import '#theme/tokens.css';
import '#theme/fonts.css';
import '#theme/base.css';
import './public.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readAddress } from '#sharing/client/client-address.ts';
import { applyDomain } from '#theme/domain.ts';
import { PublicPages } from './public-pages.tsx';
import { PublicTrouble } from './public-trouble.tsx';

applyDomain(readAddress(location.href)?.domain ?? 'land');

const root = document.getElementById('root');
if (root === null) throw new Error('public.html has no #root');

createRoot(root).render(
  <StrictMode>
    <PublicTrouble>
      <PublicPages />
    </PublicTrouble>
  </StrictMode>,
);
