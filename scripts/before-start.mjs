/** The server runs TypeScript directly, which needs the Node of the package `node`. */
export function requireNode24() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return;
  refuse(`Нужен Node 24, а это ${process.version}. Запускайте через npm (после npm ci): он возьмёт нужный сам.`);
}

/** Reports a wrong setting before a slow build. */
export async function checkSettings() {
  const { checkEnvironment } = await import(new URL('../server/src/environment.ts', import.meta.url).href);
  try {
    return checkEnvironment(process.env);
  } catch (error) {
    if (error.name !== 'StartRefused') throw error;
    return refuse(error.message);
  }
}

/**
 * A signal to npm alone (from a service manager or `kill`) ends npm and its shell without reaching this process. When
 * the parent process ends, this one stops cleanly, too.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

function refuse(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
