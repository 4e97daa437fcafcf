import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { checkSettings, requireNode24, stopWithNpm } from './before-start.mjs';

// npm run dev   runs the server, restarting it when its files change, and Vite, which serves the pages and proxies /api

requireNode24();
stopWithNpm();
const { host, port } = await checkSettings();

const root = resolve(import.meta.dirname, '..');
const web = join(root, 'web');
const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
const env = { ...process.env, NODE_ENV: 'development', GEKTAR_API_ORIGIN: `http://${host}:${port}` };

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'server/src/main.ts')], {
  cwd: root,
  env,
  stdio: 'inherit',
});
const pages = spawn(process.execPath, [vite], { cwd: web, env, stdio: 'inherit' });

// Ctrl+C reaches all three processes; a signal to this one alone is forwarded. It ends after the other two.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
server.on('exit', () => stop('SIGTERM'));
pages.on('exit', () => stop('SIGTERM'));

function stop(signal) {
  server.kill(signal);
  pages.kill(signal);
}
