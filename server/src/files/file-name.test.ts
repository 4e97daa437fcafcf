import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recognise } from './content-type.ts';
import { cleanFileName, extensionOf } from './file-name.ts';

const programs = ['exe', 'bat', 'CMD', 'vbs', 'lnk', 'ps1', 'Scr', 'hta', 'html'];

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gektar-names-'));
  path = join(folder, 'content');
  await writeFile(path, 'просто текст');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function isForbidden(sent: string): Promise<boolean> {
  return (await recognise(path, cleanFileName(sent))).is === 'forbidden';
}

/**
 * Extension by which Windows opens a file: trailing dots and spaces are dropped, invisible characters are not shown.
 */
function openedAs(name: string): string {
  const seen = name.replace(/[\p{Default_Ignorable_Code_Point}\p{C}]/gu, '').replace(/[\s.]+$/u, '');
  return seen.includes('.') ? (seen.split('.').at(-1) ?? '').toLowerCase() : '';
}

/** Characters that are invisible anywhere in a name, or dropped at its end. */
const unseen = fc.constantFrom(
  ...[' ', '.', '\t', '\n', '\u00a0', '\u2003', '\u3000', '\u200b', '\u200d', '\u2060', '\ufeff', '\u202e', '\u00ad'],
  ...[
    '\ufe0f',
    '\u034f',
    '\u115f',
    '\u3164',
    '\u{e0001}',
    '\u{e0100}',
    '\u0000',
    '\u0085',
    '\u2028',
    '\ud800',
    '\u{10ffff}',
  ],
);
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string({ unit: unseen }));

test.each(['run.bat ', 'run.vbs\u200b', 'x.lnk .', 'run..bat', 'run.bat\ufe0f', 'run．bat', 'папка\\run.exe . .'])(
  '%j is a program',
  async (sent) => expect(await isForbidden(sent)).toBe(true),
);

test.each(['план.pdf', 'bat', '.bat', 'run.bat.txt', 'отчёт за май. итог', 'ключ.lnk.zip'])(
  '%j is none',
  async (sent) => expect(await isForbidden(sent)).toBe(false),
);

test('a program is one whatever is hidden in its name or behind it', async () => {
  const names = fc
    .tuple(
      fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
      fc.constantFrom(...programs),
      fc.array(unseen, { maxLength: 5 }),
    )
    .map(([before, extension, behind]) => `a${before.replaceAll(/[/\\]/g, '')}.${extension}${behind.join('')}`);
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      expect(await isForbidden(name)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a name is judged by what is handed out, however long and whatever it is made of', async () => {
  const names = fc
    .tuple(anyText, fc.nat(210), fc.constantFrom('', '.bat', '.exe.', '.lnk '), anyText)
    .map(([before, length, extension, behind]) => `${before}${'я'.repeat(length)}${extension}${behind}`);
  await fc.assert(
    fc.asyncProperty(names, async (sent) => {
      const handedOut = cleanFileName(sent);
      if (programs.some((one) => one.toLowerCase() === openedAs(handedOut))) {
        expect((await recognise(path, handedOut)).is).toBe('forbidden');
      }
      expect(extensionOf(handedOut)).toBe(openedAs(handedOut));
    }),
    { numRuns: 2_000 },
  );
});

test('a clean name is clean: unchanged by cleaning, without folders, dots and blanks at its ends', () => {
  fc.assert(
    fc.property(fc.tuple(anyText, fc.nat(250)), ([text, length]) => {
      const clean = cleanFileName(`${'a'.repeat(length)}${text}`);
      expect(cleanFileName(clean)).toBe(clean);
      expect(clean).toMatch(/^[^/\\<>:"|?*\p{C}\p{Default_Ignorable_Code_Point}]+$/u);
      expect(clean).not.toMatch(/^[\s.]|[\s.]$/u);
      expect([...clean].length).toBeLessThanOrEqual(200);
    }),
    { numRuns: 2_000 },
  );
});
