import { registerHooks } from 'node:module';

// node --import …/without.mjs, WITHOUT=sessions|brake: starts the server without one part, to measure the cost of that
// part

const parts = {
  sessions: { file: 'people/live-sessions.ts', from: /isLive\(employeeId, version\) \{/, instead: 'return true;' },
  brake: {
    file: 'people/sign-in-brake.ts',
    from: /export async function countSignIn\(db[^{]*\{[^}]*\}[^{]*\{/,
    instead: 'return { isWithin: true, takeBack: async () => undefined };',
  },
};
const { file, from, instead } = parts[process.env['WITHOUT']];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(file)) return loaded;
    const source = String(loaded.source);
    if (!from.test(source)) throw new Error(`${file} has changed: nothing to leave out`);
    return { ...loaded, source: source.replace(from, (begin) => `${begin} ${instead}`) };
  },
});
