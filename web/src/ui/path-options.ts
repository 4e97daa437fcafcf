import type { NavigateOptions } from '@tanstack/react-router';

interface PathOptions {
  readonly to: string;
  readonly search?: object;
  readonly replace?: boolean;
  readonly ignoreBlocker?: boolean;
}

/** Options of a link or a navigation to a path that is not written out, so the router cannot check it. */
export function pathOptions(options: PathOptions): NavigateOptions {
  return options as NavigateOptions;
}
