import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Marked } from 'marked';
import { expect, test } from 'vitest';

import { rooms, root } from './run-step.mjs';

/** The three documents of the specification are literal copies, so paths in them are not corrected. */
const literalCopies = 'docs/spec/[123]-*.md';
/** Folders that exist only while the product or the tests run. */
const madeByRunning = [
  'backups/',
  'incoming/',
  'node_modules/.cache/gektar-test/',
  'postgres/',
  'postgres/log/',
  'test-results/',
  'web/dist',
];
/** Paths used as examples, of files that do not exist. */
const examples = ['./near.ts'];

const ignored = ['**/node_modules/**', '.git/**', 'data/**', 'web/dist/**', '**/test-results/**', '**/.cache/**'];
const everything = globSync('**/*', { cwd: root, exclude: ignored });
/** Every file and folder of the repository; folders have no trailing slash. */
const paths = new Set(everything);
const extensions = 'ts|tsx|mjs|js|css|html|md|json|sql|tsv|csv|yaml|yml|conf|service|png|svg';
const topFolders = [...rooms, 'docs', 'scripts', 'deploy'].join('|');
const pathLike = new RegExp(`^(?![/@#])[\\w.*{},/-]+(?:\\.(?:${extensions})|/)$|^(?:${topFolders})/[\\w.*{},/-]+$`);

/** A name of at least two words: `updateEntity`, `EntityForm`, with or without brackets after it. */
const nameLike = /^([A-Za-z][a-z0-9]+(?:[A-Z][a-z0-9]*)+)(?:\(.*\))?$/;
const sources = everything.filter((path) => /\.(ts|tsx|mjs|sql|json)$/.test(path));

const documents = everything
  .filter((path) => path.endsWith('.md'))
  .filter((path) => !globSync(literalCopies, { cwd: root }).includes(path));

/** @returns {{ links: string[], codes: string[], headings: string[] }} */
function readMarkdown(text) {
  const marked = new Marked();
  const found = { links: [], codes: [], headings: [] };
  void marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'link' || token.type === 'image') found.links.push(token.href);
    if (token.type === 'codespan') found.codes.push(token.text);
    if (token.type === 'heading') found.headings.push(anchorOf(token.text));
  });
  return found;
}

/** The fragment that GitHub derives from a heading. */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** What is wrong with a link of a document; undefined when it leads somewhere. */
function brokenLink(document, href) {
  if (/^[a-z]+:/.test(href)) return undefined;
  const [path, anchor] = href.split('#').map(decodeURIComponent);
  const target = path === '' ? document : relative(root, resolve(root, dirname(document), path));
  if (target.startsWith('..') || !existsSync(join(root, target))) return `link to ${href}: no such file`;
  if (anchor === undefined || !target.endsWith('.md')) return undefined;
  const { headings } = readMarkdown(readFileSync(join(root, target), 'utf8'));
  return headings.includes(anchor) ? undefined : `link to ${href}: no such heading`;
}

/**
 * Whether a path in backticks exists: relative to the document or the root, or as the end of any path of the
 * repository.
 */
function exists(document, code) {
  if (madeByRunning.includes(code) || examples.includes(code)) return true;
  const path = code.replace(/\/$/, '');
  if (/[*{]/.test(path)) {
    const places = [dirname(document), '.', '**'];
    return places.some((place) => globSync(join(place, path), { cwd: root, exclude: ignored }).length > 0);
  }
  if (path.startsWith('.')) return paths.has(relative(root, resolve(root, dirname(document), path)));
  return paths.has(path) || everything.some((each) => each.endsWith(`/${path}`));
}

test('documents of every room are looked through', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/decisions/README.md']));
  expect(rooms.filter((room) => !documents.includes(`${room}/README.md`))).toEqual([]);
});

test.each(documents)('%s: links and paths in backticks exist', (document) => {
  const { links, codes } = readMarkdown(readFileSync(join(root, document), 'utf8'));
  const brokenLinks = links.map((href) => brokenLink(document, href)).filter(Boolean);
  const stalePaths = codes
    .filter((code) => pathLike.test(code) && !exists(document, code))
    .map((code) => `\`${code}\`: no such file or folder`);
  expect([...brokenLinks, ...stalePaths]).toEqual([]);
});

/** Leaves out records, which also name rejected solutions, and the specification, which names code of others. */
const present = documents.filter((path) => !/^docs\/(decisions\/\d|spec\/)/.test(path));

test('names of code in backticks are in the code', () => {
  const words = new Set(sources.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/\w+/g) ?? []));
  const stale = present.flatMap((document) =>
    readMarkdown(readFileSync(join(root, document), 'utf8'))
      .codes.map((code) => nameLike.exec(code)?.[1])
      .filter((name) => name !== undefined && !words.has(name))
      .map((name) => `${document}: ${name}`),
  );
  expect(stale).toEqual([]);
});
