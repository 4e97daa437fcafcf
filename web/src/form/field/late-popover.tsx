import { Popover, type PopoverProps } from '@mantine/core';
import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';

export interface LatePopoverProps extends Omit<PopoverProps, 'opened' | 'onChange' | 'children'> {
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
  /** What it opens under. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** `Popover.Dropdown` */
  readonly children: ReactNode;
}

/**
 * A popover beside its anchor in the tree, mounted when it is first opened: a form has dozens, each of which would draw
 * itself three times before the first frame.
 */
export function LatePopover(props: LatePopoverProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.opened && !wasOpened) setWasOpened(true);
  return wasOpened && <Mounted {...props} />;
}

/** Opened only once it stands there closed: so it learns where the focus has to return to. */
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

/** Stands for an element that is drawn elsewhere. */
export function Anchor({ at, ref }: { at: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => at.current, [at]);
  return null;
}
