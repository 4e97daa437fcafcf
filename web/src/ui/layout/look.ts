import { createElement, type HTMLAttributes, type JSX, type Ref } from 'react';
import classes from './look.module.css';

/** Common properties of layout components. Lengths are in px, or CSS values. */
export interface Look {
  readonly gap?: number | string | undefined;
  readonly pad?: number | string | undefined;
  /** Margins. */
  readonly above?: number | string | undefined;
  readonly below?: number | string | undefined;
  /** Font size (px) with its line height. */
  readonly size?: 11 | 12 | 13 | 14 | 16 | 22 | undefined;
  /** Inherits the line height of the surrounding text at any size. */
  readonly isOnLine?: boolean | undefined;
  readonly tone?: 'soft' | 'mute' | 'danger' | 'amber' | 'accent' | undefined;
  readonly weight?: 'plain' | 'medium' | 'bold' | undefined;
  /** Tabular figures. */
  readonly hasFigures?: boolean | undefined;
  /** Where lines may end: inside a long word; never; and where the writer ended them. */
  readonly lines?: 'broken' | 'whole' | 'kept' | undefined;
  /** Styled like `Card`; a rule at one edge. */
  readonly card?: 'plain' | 'strong' | undefined;
  /** Background; rounded like a card. */
  readonly ground?: 'surface' | 'raised' | 'sunken' | 'page' | undefined;
  readonly isRound?: boolean | undefined;
  readonly rule?: 'top' | 'bottom' | 'top-strong' | 'bottom-strong' | undefined;
  /** Scrolls by itself on a wide screen and with the page on a narrow one, or contains such an element. */
  readonly pane?: 'still' | 'scroll' | undefined;
  /** In a row: takes the remaining width; does not shrink; may shrink below its content; is pushed to the end. */
  readonly grow?: boolean | undefined;
  readonly isFirm?: boolean | undefined;
  readonly isSlim?: boolean | undefined;
  readonly isAside?: boolean | undefined;
}

/** A layout component renders a `div`, `p` or `span` by default, with the attributes of any element. */
export interface PieceProps extends Look, HTMLAttributes<HTMLElement> {
  readonly as?: keyof JSX.IntrinsicElements | undefined;
  readonly htmlFor?: string | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

const length = (value: number | string) => (typeof value === 'number' ? `${value}px` : value);

/** The element with the component's classes, those of the look, and other attributes. */
export function piece(
  element: keyof JSX.IntrinsicElements,
  own: readonly (string | false | undefined)[],
  props: Omit<PieceProps, 'as'>,
  variables: Readonly<Record<string, string>> = {},
) {
  const { gap, pad, above, below, size, isOnLine, tone, weight, hasFigures, lines, ...more } = props;
  const { card, ground, isRound, rule, pane, grow, isFirm, isSlim, isAside, className, style, ...rest } = more;
  // Elements without inline styles share computed styles in the browser.
  const usualGap = classes[`gap-${gap}`];
  const names = [
    ...own,
    gap !== undefined && (usualGap ?? classes.gap),
    pad !== undefined && classes.pad,
    above !== undefined && classes.above,
    below !== undefined && classes.below,
    size !== undefined && classes.text,
    size !== undefined && !isOnLine && classes.line,
    tone && classes[tone],
    weight && classes[weight],
    hasFigures && classes.figures,
    lines && classes[lines],
    card && classes.card,
    card === 'strong' && classes.strong,
    ground && classes[ground],
    isRound && classes.round,
    rule && classes[`rule-${rule}`],
    pane && classes.pane,
    pane === 'scroll' && classes.scroll,
    grow && classes.grow,
    isFirm && classes.firm,
    isSlim && classes.slim,
    isAside && classes.aside,
    className,
  ];
  const lengths = {
    ...variables,
    ...(gap !== undefined && usualGap === undefined && { '--piece-gap': length(gap) }),
    ...(pad !== undefined && { '--piece-pad': length(pad) }),
    ...(above !== undefined && { '--piece-above': length(above) }),
    ...(below !== undefined && { '--piece-below': length(below) }),
    ...(size !== undefined && { '--piece-size': `var(--fs-${size})`, '--piece-line': `var(--lh-${size})` }),
  };
  return createElement(element, {
    ...rest,
    className: names.filter(Boolean).join(' '),
    style: { ...lengths, ...style },
  });
}
