import { Popover } from '@mantine/core';
import type { FloatingProps } from './floating.tsx';

/** `Floating` once it has been opened. */
export default function FloatingPanel(props: FloatingProps) {
  const { opened, onChange, target, children, position = 'bottom-start', width, label, isBare, className } = props;
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position={position}
      {...(width !== undefined && { width })}
      offset={8}
      trapFocus
      returnFocus
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown aria-label={label} className={className ?? ''} {...(isBare && { p: 0 })}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
