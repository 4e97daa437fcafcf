import 'vitest';

declare module 'vitest' {
  interface ExpectStatic {
    /** Any promise is defined, true and unlike everything: it is awaited first, or asserted by what comes of it. */
    <T>(actual: Promise<T>, message?: string): Pick<Assertion<Promise<T>>, 'resolves' | 'rejects'>;
  }
}
