/** Resolves in a separate task, so that keys, pointer and frames are handled in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
