/** Like `Promise.all`, but a failure waits until the others have ended, so that none writes into a removed folder. */
export async function allDone<Result>(work: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
