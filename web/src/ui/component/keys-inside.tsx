import type { ComponentProps, KeyboardEvent } from 'react';

interface KeysInsideProps extends ComponentProps<'div'> {
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A block that handles the keys of the controls inside it; it is no control itself and takes no focus. */
export function KeysInside({ onKeyDown, ...props }: KeysInsideProps) {
  // biome-ignore lint/a11y/noStaticElementInteractions: the keys bubble from the controls inside
  return <div {...props} onKeyDown={onKeyDown} />;
}
