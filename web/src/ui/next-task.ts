/** Resolves in a task of its own, so that keys, pointer and frames come in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
