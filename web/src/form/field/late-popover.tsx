import { Popover, type PopoverProps } from '@mantine/core';
import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';

export interface LatePopoverProps extends Omit<PopoverProps, 'opened' | 'onChange' | 'children'> {
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
  /** Element under which it opens. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** `Popover.Dropdown` */
  readonly children: ReactNode;
}

/**
 * A popover next to its anchor in the tree, mounted when first opened: a form has dozens, each of which would render
 * three times before the first frame.
 */
export function LatePopover(props: LatePopoverProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.opened && !wasOpened) setWasOpened(true);
  return wasOpened && <Mounted {...props} />;
}

/** Mounted closed and opened after that, so that Mantine knows where to return the focus. */
function Mounted({ opened, anchor, children, ...props }: LatePopoverProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <Popover {...props} opened={opened && isReady} withRoles={false}>
      <Popover.Target>
        <Anchor at={anchor} />
      </Popover.Target>
      {children}
    </Popover>
  );
}

/** Makes an element that is rendered elsewhere the anchor of a popover. */
export function Anchor({ at, ref }: { at: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => at.current, [at]);
  return null;
}
