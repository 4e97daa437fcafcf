import 'vitest';

declare module 'vitest' {
  interface ExpectStatic {
    /** A promise is always defined, truthy and unequal to anything: await it first, or use `resolves`/`rejects`. */
    <T>(actual: Promise<T>, message?: string): Pick<Assertion<Promise<T>>, 'resolves' | 'rejects'>;
  }
}
