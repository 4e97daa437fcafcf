import type { NavigateOptions } from '@tanstack/react-router';

interface PathOptions {
  readonly to: string;
  readonly search?: object;
  readonly replace?: boolean;
  readonly ignoreBlocker?: boolean;
}

/** Options of a link or a navigation to a computed path, which the router's types cannot check. */
export function pathOptions(options: PathOptions): NavigateOptions {
  return options as NavigateOptions;
}
