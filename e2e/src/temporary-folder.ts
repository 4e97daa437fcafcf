/** Typed import of `scripts/temporary-folder.mjs`, which has no types. */
export const { chooseTemporaryFolder } = (await import(
  new URL('../../scripts/temporary-folder.mjs', import.meta.url).href
)) as { chooseTemporaryFolder(): void };
