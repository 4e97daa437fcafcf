/** Results of all; once one fails, its error, after the others ended: nobody writes into a folder that is removed. */
export async function allDone<Result>(work: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
