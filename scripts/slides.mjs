import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** Makes a folder in which programs find the font of the slides: without it they show a wider one. */
async function withFonts(folder) {
  await mkdir(join(folder, 'fonts'), { recursive: true });
  for (const face of ['400Regular/Onest_400Regular', '600SemiBold/Onest_600SemiBold', '700Bold/Onest_700Bold']) {
    const font = fileURLToPath(import.meta.resolve(`@expo-google-fonts/onest/${face}.ttf`));
    await copyFile(font, join(folder, 'fonts', basename(font)));
  }
  return folder;
}

const work = await mkdtemp(join(tmpdir(), 'gektar-slides-'));
try {
  await mkdir(folder, { recursive: true });
  // A separate profile, since LibreOffice may already run with the usual one.
  const profile = `-env:UserInstallation=file://${join(work, 'profile')}`;
  await run('soffice', ['--headless', profile, '--convert-to', 'pdf', '--outdir', work, resolve(deck)], {
    env: { ...process.env, XDG_DATA_HOME: await withFonts(join(work, 'data')) },
  });
  const pages = join(work, 'pages.pdf');
  await rename(join(work, `${basename(deck, extname(deck))}.pdf`), pages);
  await run('pdftoppm', ['-r', PIXELS_IN_INCH, '-png', pages, join(folder, 'slide')]);
  console.log(`Слайды нарисованы в папке ${folder}`);
} finally {
  await rm(work, { recursive: true, force: true });
}
