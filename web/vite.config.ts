import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm run dev` finds the server while the page itself comes from Vite. */
const apiOrigin = process.env.GEKTAR_API_ORIGIN ?? 'http://127.0.0.1:8080';

/** In development one server gives both pages; built, the client pages have a configuration of their own. */
const clientPages: Plugin = {
  name: 'client-pages',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (/^\/(?:industrial-)?public\/[^.]*(?:\?|$)/.test(request.url ?? '')) request.url = '/public.html';
      next();
    });
  },
};

export default defineConfig({
  plugins: [react(), clientPages],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: apiOrigin, changeOrigin: false } },
  },
  build: {
    target: 'es2024',
    // The server sends a strict script-src: nothing may be inlined into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
