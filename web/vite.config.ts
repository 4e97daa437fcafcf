import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The server's origin during `npm run dev`, when Vite serves the page. */
const apiOrigin = process.env.GEKTAR_API_ORIGIN ?? 'http://127.0.0.1:8080';

/** In development one server serves both pages; the build of the client pages has its own configuration. */
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
    // The server sends a strict script-src: no inline code in the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
