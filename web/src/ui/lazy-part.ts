import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { FileFailure } from './file-failure.ts';
import { nextTask } from './next-task.ts';

/** A script not loaded within this time counts as failed (3§9, C-11). */
const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Requests a script in a separate task, with a time-out.
 * @throws {FileFailure}
 */
export function withinTime<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new FileFailure(`no script within ${timeoutMs} ms`)), timeoutMs);
  nextTask()
    .then(load)
    .then(resolve, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}

/** For parts that must be available on a bad connection: a failed script is requested a second time. */
export function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  return withinTime(load).catch(() => withinTime(load));
}

/** Functions that make lazy parts forget their failed loads. */
const failures = new Set<() => void>();

/** Lets parts that failed to load be requested again; called once the failure is shown. */
export function forgetFailedParts(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** `lazyPart` for a part with type parameters; the result has the same ones. */
export function lazyGenericPart<Part extends (props: never) => ReactNode>(
  load: () => Promise<{ readonly default: Part }>,
): Part {
  const Lazy: object = lazyPart(async () => {
    const { default: Loaded }: { readonly default: object } = await load();
    return { default: Loaded as ComponentType<object> };
  });
  return Lazy as Part;
}

export type LazyPart<Props> = ((props: Props) => ReactNode) & { readonly preload: () => Promise<void> };

/**
 * A part of a page whose script is loaded when the part is first rendered. A failed load shows the error page. The next
 * rendering after that requests the script again, whereas React's `lazy` would remember the failure.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const begin = () => {
    loading ??= withinTime(load).then(
      (module) => {
        Part = module.default;
      },
      (error: unknown) => {
        failures.add(() => {
          loading = undefined;
        });
        throw error;
      },
    );
    return loading;
  };
  function LazyPart(props: Props) {
    if (Part === undefined) use(begin());
    return Part && createElement(Part, props);
  }
  // A failed preload is ignored here; rendering the part reports it.
  return Object.assign(LazyPart, { preload: () => begin().catch(() => undefined) });
}
