import classes from './area-mark.module.css';
import type { MixKind } from './mix-parts.ts';

export interface AreaMarkProps {
  readonly kind: MixKind;
  /** For a tooltip, which is dark in either scheme. */
  readonly isOnDark?: boolean | undefined;
}

/** The mark of a kind of area, the same everywhere: tone and pattern. Always next to its name. */
export function AreaMark({ kind, isOnDark }: AreaMarkProps) {
  return <span className={`${classes.tone} ${classes.mark}`} data-kind={kind} data-inverse={isOnDark || undefined} />;
}

/** The same tone for an element of another shape; needs `data-kind`. */
export const areaTone = classes.tone ?? '';
