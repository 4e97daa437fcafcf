import classes from './area-mark.module.css';
import type { MixKind } from './mix-parts.ts';

export interface AreaMarkProps {
  readonly kind: MixKind;
  /** Whether the mark is on a tooltip, which is dark in both schemes. */
  readonly isOnDark?: boolean | undefined;
}

/** The mark of a kind of area, the same everywhere: tone and pattern. Always next to its name. */
export function AreaMark({ kind, isOnDark }: AreaMarkProps) {
  return <span className={`${classes.tone} ${classes.mark}`} data-kind={kind} data-inverse={isOnDark || undefined} />;
}

/** Class with the tone of an area mark, for an element of another shape; needs the attribute `data-kind`. */
export const areaTone = classes.tone ?? '';
