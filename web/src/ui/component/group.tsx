import type { ComponentProps } from 'react';

/**
 * A named group of elements: options of a list, or the cells of one row. Not a fieldset: that groups fields of a form,
 * and is not a flex or grid container in all browsers.
 */
export function Group(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds options or cells
  return <div {...props} role="group" />;
}
