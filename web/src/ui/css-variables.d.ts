import 'react';

declare module 'react' {
  /** Allows CSS variables in `style`. */
  interface CSSProperties {
    readonly [variable: `--${string}`]: string | number | undefined;
  }
}
