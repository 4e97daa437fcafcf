import { expect, test } from 'vitest';
import { type FilePlace, partLoader } from './load-part.ts';

/** A browser that notes what it is asked for. @param failing files that do not come */
function browser(failing = new Set<string>()) {
  const noted: string[] = [];
  let time = 0;
  const come = async (note: string, file: string) => {
    noted.push(note);
    time += 5;
    if (failing.has(file)) throw new Error(`no ${file}`);
  };
  const place: FilePlace = {
    link: (rel, file) => come(`${rel} ${file}`, file),
    run: (file) => come(`run ${file}`, file),
    present: () => ['/start.js'],
    resolve: (file) => `/${file}`,
    now: () => time,
    nextTask: async () => {
      noted.push('another task');
    },
    onFailed: (error) => noted.push(`failed: ${(error as Error).message}`),
  };
  const loadPart = partLoader(place);
  const load = (...files: string[]) =>
    loadPart(async () => {
      noted.push('the part');
      return 'part';
    }, files);
  return { load, noted, failing };
}

test('a part runs after all that it imports, what others import first, a few in a task', async () => {
  const { load, noted } = browser();
  await expect(load('page.js', 'start.js', 'form.js', 'form.css', 'field.js', 'zod.js', 'page.css')).resolves.toBe(
    'part',
  );
  expect(noted).toEqual([
    'modulepreload /page.js',
    'stylesheet /form.css',
    'stylesheet /page.css',
    'another task',
    'run /zod.js',
    'run /field.js',
    'another task',
    'run /form.js',
    'the part',
  ]);
});

test('a file of two parts is asked for once', async () => {
  const { load, noted } = browser();
  await Promise.all([load('list.js', 'table.js'), load('page.js', 'table.js')]);
  expect(noted.filter((note) => note === 'run /table.js')).toHaveLength(1);
});

test('a file that does not come is told of, and asked for again with the next try', async () => {
  const { load, noted, failing } = browser(new Set(['/page.css']));
  await expect(load('page.js', 'page.css')).rejects.toThrow('no /page.css');
  expect(noted).toContain('failed: no /page.css');
  expect(noted).not.toContain('the part');
  failing.clear();
  await expect(load('page.js', 'page.css')).resolves.toBe('part');
});
