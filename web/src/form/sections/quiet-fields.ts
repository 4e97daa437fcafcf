/** List fields whose error is not shown yet, because only rows that were just added are incomplete. */
export interface QuietFields {
  readonly set: (name: string, isQuiet: boolean) => void;
  readonly names: () => ReadonlySet<string>;
  /** @returns function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The quiet fields of one form. */
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
