import type { TextareaProps } from '@mantine/core';

/**
 * Props for a `Textarea` that grows with its text: by CSS if the browser can; otherwise Mantine measures it, which lays
 * out the whole page on every key.
 * @param least least number of lines
 * @param most number of lines beyond which it scrolls
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

/** Height of this number of text lines, with padding and border. */
function heightOf(lines: number): string {
  return `calc(${lines}lh + 2 * var(--input-padding-y) + 2px)`;
}
