import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

// npm run slides -- deck.pptx folder   draws every slide as LibreOffice shows it: folder/slide-01.png …
// Needs LibreOffice and Poppler (Debian: libreoffice-impress, poppler-utils, fonts-liberation); not part of npm test.

const run = promisify(execFile);
const PIXELS_IN_INCH = '96';

const [deck, folder] = process.argv.slice(2);
if (!deck || !folder) {
  console.error('npm run slides -- <презентация> <папка>');
  process.exit(1);
}

const work = await mkdtemp(join(tmpdir(), 'gektar-slides-'));
try {
  await mkdir(folder, { recursive: true });
  // A separate profile, since LibreOffice may already run with the usual one.
  const profile = `-env:UserInstallation=file://${join(work, 'profile')}`;
  await run('soffice', ['--headless', profile, '--convert-to', 'pdf', '--outdir', work, resolve(deck)]);
  const pages = join(work, 'pages.pdf');
  await rename(join(work, `${basename(deck, extname(deck))}.pdf`), pages);
  await run('pdftoppm', ['-r', PIXELS_IN_INCH, '-png', pages, join(folder, 'slide')]);
  console.log(`Слайды нарисованы в папке ${folder}`);
} finally {
  await rm(work, { recursive: true, force: true });
}
