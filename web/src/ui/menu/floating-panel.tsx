import { Popover } from '@mantine/core';
import { cloneElement } from 'react';
import { useFocusBack } from '#ui/dialog/focus-back.ts';
import { ownEscape } from '#ui/dialog/own-escape.ts';
import { usePressOutside } from '#ui/dialog/press-outside.ts';
import type { FloatingProps } from './floating-props.ts';

/** The open panel of `Floating`, loaded when first needed. */
export default function FloatingPanel(props: FloatingProps) {
  const {
    opened,
    onChange,
    onPressBeside,
    target,
    children,
    position = 'bottom-start',
    width,
    label,
    isBare,
    className,
  } = props;
  const button = useFocusBack(opened);
  const { closeOnEscape, onKeyDown } = ownEscape(() => onChange(false));
  const panel = usePressOutside(opened, button, () => {
    if (onPressBeside?.() !== false) onChange(false);
  });
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position={position}
      {...(width !== undefined && { width })}
      offset={8}
      trapFocus
      closeOnEscape={closeOnEscape}
      closeOnClickOutside={false}
    >
      {/* Until the panel gets the focus, Esc is handled by the button. */}
      <Popover.Target>{cloneElement(target, { ref: button, ...(opened && { onKeyDown }) })}</Popover.Target>
      <Popover.Dropdown
        aria-label={label}
        className={className ?? ''}
        onKeyDown={onKeyDown}
        {...panel}
        {...(isBare && { p: 0 })}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
