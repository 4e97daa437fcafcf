import type { TextareaProps } from '@mantine/core';

/**
 * For a `Textarea` that grows with its text: by the browser if it can; otherwise Mantine measures, which lays out the
 * whole page on every key.
 * @param least minimal lines
 * @param most lines beyond which it scrolls
 */
export function growing(least: number, most: number): Partial<TextareaProps> {
  if (!CSS.supports('field-sizing', 'content')) return { autosize: true, minRows: least, maxRows: most };
  return {
    styles: {
      input: {
        fieldSizing: 'content',
        minHeight: `max(var(--input-height), var(--touch), ${heightOf(least)})`,
        maxHeight: heightOf(most),
      },
    },
  };
}

/** Lines, padding and border. */
function heightOf(lines: number): string {
  return `calc(${lines}lh + 2 * var(--input-padding-y) + 2px)`;
}
