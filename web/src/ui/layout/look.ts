import { createElement, type HTMLAttributes, type JSX, type Ref } from 'react';
import './look.css';

/** A number of px, or a CSS length. */
type Length = number | string | undefined;
type Value = `var(--${string})` | `#${string}`;

/** Style props of every layout component, named as in Mantine; a few have their CSS names. */
export interface Look {
  readonly gap?: Length;
  readonly p?: Length;
  readonly px?: Length;
  readonly py?: Length;
  readonly pt?: Length;
  readonly pb?: Length;
  readonly ps?: Length;
  readonly pe?: Length;
  readonly m?: Length;
  readonly mx?: Length;
  readonly my?: Length;
  readonly mt?: Length;
  readonly mb?: Length;
  readonly ms?: Length;
  readonly me?: Length;
  readonly w?: Length;
  readonly miw?: Length;
  readonly maw?: Length;
  readonly h?: Length;
  readonly mih?: Length;
  readonly mah?: Length;
  readonly flex?: 1 | string | undefined;
  /** All four offsets of a positioned element; sides that are not fixed are `auto`. */
  readonly inset?: Length;
  readonly zIndex?: string | undefined;
  readonly gridColumn?: string | undefined;
  readonly gridArea?: string | undefined;
  readonly display?: 'flex' | 'inline-flex' | 'inline-grid' | 'block' | 'contents' | undefined;
  readonly pos?: 'relative' | 'absolute' | 'sticky' | undefined;
  readonly align?: 'flex-start' | 'center' | 'flex-end' | 'baseline' | 'stretch' | undefined;
  readonly justify?: 'space-between' | 'center' | 'flex-end' | undefined;
  readonly wrap?: 'wrap' | undefined;
  readonly alignContent?: 'start' | 'center' | undefined;
  readonly alignSelf?: 'start' | 'center' | 'stretch' | undefined;
  readonly justifyItems?: 'start' | 'center' | undefined;
  readonly placeItems?: 'center' | undefined;
  /** Font size with its line height, like `size` of Mantine's `Text`; `fz` is the font size alone. */
  readonly size?: 11 | 12 | 13 | 14 | 16 | 22 | undefined;
  readonly fz?: Length;
  readonly lh?: string | undefined;
  readonly lts?: Length;
  readonly fw?: 400 | 500 | 600 | undefined;
  readonly c?: 'text' | 'soft' | 'mute' | 'danger' | 'amber' | 'accent' | Value | undefined;
  readonly ta?: 'center' | 'end' | 'start' | undefined;
  /** Figures of equal width. */
  readonly tabular?: boolean | undefined;
  /** One line, cut off by an ellipsis. */
  readonly truncate?: boolean | undefined;
  readonly overflowWrap?: 'anywhere' | undefined;
  readonly whiteSpace?: 'nowrap' | 'pre-line' | undefined;
  readonly overflow?: 'hidden' | undefined;
  readonly overflowX?: 'auto' | undefined;
  readonly overflowY?: 'auto' | undefined;
  readonly breakInside?: 'avoid' | undefined;
  readonly bg?: 'surface' | 'raised' | 'sunken' | 'page' | Value | undefined;
  /** Corner radius: of a tag ('r1'), of a card ('r2'). */
  readonly bdrs?: 'r1' | 'r2' | undefined;
  /** Border on all sides, at the top or at the bottom: normal ('line') or more visible ('line-2'). */
  readonly bd?: 'line' | 'line-2' | undefined;
  readonly bdt?: 'line' | 'line-2' | undefined;
  readonly bdb?: 'line' | 'line-2' | undefined;
  /**
   * 'scroll': has its own scrollbar on a wide screen, scrolls with the page on a narrow one; 'still': contains such an
   * element.
   */
  readonly pane?: 'still' | 'scroll' | undefined;
  /** `grid-template-columns` and `grid-template-rows`. */
  readonly columns?: string | undefined;
  readonly rows?: string | undefined;
}

/** Props of a layout component: style props, the element, and attributes of any element. */
export interface PieceProps extends Look, HTMLAttributes<HTMLElement> {
  readonly as?: keyof JSX.IntrinsicElements | undefined;
  readonly htmlFor?: string | undefined;
  readonly type?: 'button' | undefined;
  readonly noValidate?: boolean | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/**
 * Style props, each with the values that have a class in `look.css` (`piece-gap-8`); any other value becomes a CSS
 * variable used by the class `piece-gap`.
 */
const stylePropValues: Readonly<Record<string, string>> = {
  display: 'flex inline-flex inline-grid block contents',
  wrap: 'wrap',
  columns: '',
  rows: '',
  gap: '2 4 6 8 12',
  align: 'flex-start center flex-end baseline stretch',
  justify: 'space-between center flex-end',
  alignContent: 'start center',
  alignSelf: 'start center stretch',
  justifyItems: 'start center',
  placeItems: 'center',
  flex: '1 none',
  pos: 'relative absolute sticky',
  inset: '0',
  zIndex: '1 3',
  gridColumn: '',
  gridArea: '',
  w: '',
  miw: '0',
  maw: '',
  h: '',
  mih: '',
  mah: '',
  m: '',
  mx: '',
  my: '',
  mt: '',
  mb: '',
  ms: 'auto',
  me: '',
  p: '',
  px: '',
  py: '',
  pt: '',
  pb: '',
  ps: '',
  pe: '',
  size: '11 12 13 14 16 22',
  fz: '12 13 14',
  lh: '',
  lts: '',
  fw: '400 500 600',
  c: 'text soft mute danger amber accent',
  ta: 'center start end',
  tabular: '',
  overflowWrap: 'anywhere',
  whiteSpace: 'nowrap pre-line',
  truncate: '',
  overflow: 'hidden',
  overflowX: 'auto',
  overflowY: 'auto',
  breakInside: 'avoid',
  bg: 'surface raised sunken page',
  bdrs: 'r1 r2',
  bd: 'line line-2',
  bdt: 'line line-2',
  bdb: 'line line-2',
  pane: 'still scroll',
};
const frequentValues = new Map(
  Object.entries(stylePropValues).map(([prop, values]) => [prop, new Set(values.split(' '))]),
);

/**
 * Renders the element: style props become classes of `look.css`, all other props attributes.
 * @param own class of the layout component itself
 */
export function piece(element: keyof JSX.IntrinsicElements, own: string | undefined, props: Omit<PieceProps, 'as'>) {
  const { className, style, children, ...others } = props;
  const names = own === undefined ? [] : [own];
  const attributes: Record<string, unknown> = {};
  // Only values without a class become inline variables: elements without inline style are cheaper, since the browser
  // can share their computed styles.
  const variables: Record<string, string> = {};
  for (const [prop, value] of Object.entries(others)) {
    const frequent = frequentValues.get(prop);
    if (frequent === undefined) attributes[prop] = value;
    else if (value === true) names.push(`piece-${prop}`);
    else if (typeof value === 'string' || typeof value === 'number') {
      const isFrequent = frequent.has(`${value}`);
      names.push(isFrequent ? `piece-${prop}-${value}` : `piece-${prop}`);
      if (!isFrequent) variables[`--piece-${prop}`] = typeof value === 'number' ? `${value}px` : value;
    }
  }
  if (className) names.push(className);
  return createElement(element, {
    ...attributes,
    className: names.join(' '),
    style: { ...variables, ...style },
    children,
  });
}
