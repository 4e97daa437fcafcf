/** Fields with a problem that is not shown yet: only rows just added to their list are incomplete. */
export interface QuietFields {
  readonly set: (name: string, isQuiet: boolean) => void;
  readonly names: () => ReadonlySet<string>;
  /** @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Fields of one form that do not show their errors yet. */
export function createQuietFields(): QuietFields {
  let names: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  return {
    names: () => names,
    set: (name, isQuiet) => {
      if (names.has(name) === isQuiet) return;
      names = isQuiet ? new Set([...names, name]) : new Set([...names].filter((other) => other !== name));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
