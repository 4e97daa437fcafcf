/** The server runs its TypeScript as it is, which needs the Node that the package `node` brings. */
export function requireNode24() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return;
  refuse(`Нужен Node 24, а это ${process.version}. Запускайте через npm (после npm ci): он возьмёт нужный сам.`);
}

/** A wrong setting is said before a build that takes its time. */
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
 * A signal to npm alone (a service manager's, `kill`) ends npm and the shell it put between, and does not reach this process.
 * Whoever would stop us is gone then: we go as well, in order.
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
