/** Stores an accepted code for the lifetime of its tab (G-14). Without browser storage the code is requested again. */
export interface CodeMemory {
  read(): string | null;
  keep(code: string): void;
  forget(): void;
}

/** @param link domain and id of the selection: a code is valid for one link */
export function codeMemory(link: string): CodeMemory {
  const key = `gektar-client-code:${link}`;
  return {
    read: () => tried(() => sessionStorage.getItem(key)) ?? null,
    keep: (code) => tried(() => sessionStorage.setItem(key, code)),
    forget: () => tried(() => sessionStorage.removeItem(key)),
  };
}

function tried<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
