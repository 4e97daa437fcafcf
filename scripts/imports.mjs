import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { rooms, root } from './run-step.mjs';

/** Source file of the repository → source files that it imports, including type imports and dynamic imports. */
export function readImports() {
  const files = rooms.flatMap((room) => globSync(`${room}/src/**/*.{ts,tsx}`, { cwd: root }));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const found = [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+)'([^']+)'/gm)].map(([, name]) =>
    pathOf(file, name),
  );
  return found.filter((path) => path !== undefined && existsSync(join(root, path)));
}

function pathOf(file, name) {
  const [, room, rest] = /^@gektar\/(\w+)\/(.*)$/.exec(name) ?? [];
  if (room !== undefined) return join(room, 'src', rest);
  if (name.startsWith('#')) return join(file.split('/', 1)[0], 'src', name.slice(1));
  return name.startsWith('.') ? relative(root, resolve(root, dirname(file), name)) : undefined;
}
