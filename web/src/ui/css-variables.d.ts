import 'react';

declare module 'react' {
  /** Variables of style sheets in `style`. */
  interface CSSProperties {
    readonly [variable: `--${string}`]: string | number | undefined;
  }
}
