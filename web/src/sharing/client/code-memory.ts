/** An accepted code lives as long as its tab (G-14). A browser that stores nothing asks again. */
export interface CodeMemory {
  read(): string | null;
  keep(code: string): void;
  forget(): void;
}

/** @param link area and id of the selection: a code opens one link alone */
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
