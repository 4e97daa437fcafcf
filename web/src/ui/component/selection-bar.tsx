import { IconX } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEventHandler, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { useActionKey } from '#ui/held-action.tsx';
import { icon18 } from '#ui/icon.ts';
import { ariaKeys, type KeyName } from '#ui/keys.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { usePageEscape } from '#ui/page-escape.ts';
import classes from './selection-bar.module.css';

export interface SelectionBarProps {
  /** 'Выбрано 3 объекта' */
  readonly title: string;
  /** Sums over the selected rows: '51,72 га · 1 398 000 000,00 руб.' */
  readonly details?: ReactNode;
  /** `SelectionAction`s. */
  readonly children: ReactNode;
  readonly onClear: () => void;
}

/** Bar at the bottom of a list while rows are selected; Esc deselects them. */
export function SelectionBar({ title, details, children, onClear }: SelectionBarProps) {
  usePageEscape(onClear);
  const hasFocus = useRef(false);
  // An action may remove the bar while the focus is in it: then the focus moves to the list.
  useLayoutEffect(
    () => () => {
      const { activeElement, body } = document;
      if (!hasFocus.current || (activeElement !== body && !activeElement?.closest('[role="toolbar"]'))) return;
      document.querySelector<HTMLElement>('main [role="grid"]')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <Row
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ relatedTarget }: FocusEvent) => {
        // A button disabled during its action loses the focus without another element getting it: `relatedTarget` is
        // null.
        if (relatedTarget !== null) hasFocus.current = false;
      }}
      wrap="wrap"
      gap="4px 8px"
      fz={13}
      tabular
      whiteSpace="nowrap"
      p="8px 12px 8px 24px"
      flex="none"
      className={classes.bar}
      role="toolbar"
      aria-label="Действия с выбранным"
    >
      <Box as="span" flex="1 1 220px" className={`${classes.words} cut slim`} role="status">
        <b>{title}</b>
        {details && (
          <Box as="span" ms={8} c="var(--inverse-2)">
            {details}
          </Box>
        )}
      </Box>
      {children}
      <span className={`${classes.rule} on-tablet`} />
      <button type="button" className={classes.action} aria-label="Снять выбор" title="Снять выбор" onClick={onClear}>
        <IconX {...icon18} />
      </button>
    </Row>
  );
}

export interface SelectionActionProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly onClick: () => void;
  /** Whether this is the most frequent action. */
  readonly isMain?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Reason why it is disabled: stays focusable and shows the reason. */
  readonly refusal?: string | undefined;
  /** Key that does the same, wherever the focus is. */
  readonly keyOf?: KeyName | undefined;
  /** Needed when the button opens a panel. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement> | undefined;
}

export function SelectionAction(props: SelectionActionProps) {
  const { icon, children, onClick, isMain, disabled, refusal, keyOf, ...button } = props;
  useActionKey(disabled || refusal !== undefined ? undefined : keyOf, onClick);
  return (
    <button
      {...button}
      type="button"
      className={classes.action}
      data-main={isMain || undefined}
      disabled={disabled}
      aria-keyshortcuts={keyOf && ariaKeys(keyOf)}
      aria-disabled={refusal !== undefined || undefined}
      title={refusal}
      onClick={() => refusal === undefined && onClick()}
    >
      {icon}
      {children}
    </button>
  );
}
