/** Exits unless Node is at least 24: the server runs TypeScript directly. */
export function requireNode24() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return;
  refuse(`Нужен Node 24, а это ${process.version}. Запускайте через npm (после npm ci): он возьмёт нужный сам.`);
}

/** Reports wrong settings at once, before a slow build. */
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
 * Stops this process cleanly when its parent ends: a signal to npm alone (from a service manager or `kill`) ends npm
 * and its shell without reaching this process.
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
