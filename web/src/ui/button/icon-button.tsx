import { ActionIcon } from '@mantine/core';
import type { KeyboardEventHandler, ReactNode, Ref } from 'react';

export interface IconButtonProps {
  /** For screen readers and on hover: an icon alone is not enough. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick?: (() => void) | undefined;
  readonly variant?: 'default' | 'subtle' | 'filled' | 'danger' | undefined;
  /** 32 px in a toolbar, 28 px inside a row. */
  readonly size?: 28 | 32 | 36 | undefined;
  readonly disabled?: boolean | undefined;
  readonly isLoading?: boolean | undefined;
  /** Reason why it is disabled: stays focusable and shows the reason. */
  readonly refusal?: string | undefined;
  /** For a toggle: whether it is on. */
  readonly isPressed?: boolean | undefined;
  /** For the button of a panel: whether the panel is open. */
  readonly isExpanded?: boolean | undefined;
  /** Needed when the button opens a panel. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement> | undefined;
}

/** A square button with an icon and a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, onClick, variant = 'default', size = 32, disabled = false, isLoading = false, refusal } = props;
  return (
    // A native tooltip, because a list may contain a thousand of these buttons.
    <ActionIcon
      {...(props.ref !== undefined && { ref: props.ref })}
      {...(props.onKeyDown !== undefined && { onKeyDown: props.onKeyDown })}
      aria-label={label}
      title={refusal ? `${label}. ${refusal}` : label}
      aria-pressed={props.isPressed}
      aria-expanded={props.isExpanded}
      variant={variant}
      size={size}
      disabled={disabled}
      loading={isLoading}
      {...(refusal !== undefined && { 'data-disabled': true, 'aria-disabled': true })}
      onClick={() => refusal === undefined && onClick?.()}
    >
      {icon}
    </ActionIcon>
  );
}
