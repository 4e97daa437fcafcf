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

function refuse(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
