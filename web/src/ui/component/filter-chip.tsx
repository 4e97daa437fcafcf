import { IconCheck, IconChevronDown, IconLock, IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Floating } from '#ui/menu/floating.tsx';
import classes from './filter-chip.module.css';

export interface FilterChipProps {
  readonly label: string;
  /** Text of the set value: 'от 1 до 12 га'. Without a value the chip offers the condition. */
  readonly value?: ReactNode;
  readonly onClear?: (() => void) | undefined;
  /** Whether the value differs from the one in the request. */
  readonly isChanged?: boolean | undefined;
  /**
   * Set for a condition required by a request (a must): the texts shown after its lock icon. The chip has no button to
   * remove it.
   */
  readonly lockedAs?: 'label' | 'value' | 'both' | undefined;
  /** Content of the popup under the chip, closed by Esc or a click outside. */
  readonly children?: ReactNode | ((panel: ChipPanel) => ReactNode);
}

/** Access to the popup for its content. */
export interface ChipPanel {
  readonly close: () => void;
  /**
   * Set by the content; called when a press on the chip or outside is about to close the popup. Applies the input;
   * returns false to leave the popup open.
   */
  readonly leave: RefObject<((by: 'chip' | 'press') => boolean) | undefined>;
}

/** One condition of a list: a set one with a button to remove it, or an offered one. */
export function FilterChip({ label, value, onClear, isChanged, lockedAs, children }: FilterChipProps) {
  const [isOpen, setOpen] = useState(false);
  const leave = useRef<(by: 'chip' | 'press') => boolean>(undefined);
  const isSet = value !== undefined && value !== null;
  const isLocked = isSet && lockedAs !== undefined;
  const words = isSet ? (
    <>
      {isLocked && <IconLock {...icon14} aria-hidden />}
      {isLocked && lockedAs === 'label' ? (
        <b>{label}</b>
      ) : (
        <>
          <span className={isLocked && lockedAs === 'value' ? 'sr' : undefined}>{label}: </span>
          <b>{value}</b>
        </>
      )}
      {isLocked && <span className="sr"> (обязательно)</span>}
      {isChanged && <span className="sr">(изменено)</span>}
    </>
  ) : (
    <>
      {label}
      <IconChevronDown {...icon14} />
    </>
  );
  return (
    <Row
      as="span"
      display="inline-flex"
      size={13}
      c="soft"
      whiteSpace="nowrap"
      className={classes.chip}
      data-chip={label}
      data-set={isSet || undefined}
      data-locked={isLocked || undefined}
      data-changed={isChanged || undefined}
    >
      {children === undefined ? (
        <span className={classes.words}>{words}</span>
      ) : (
        <Floating
          opened={isOpen}
          onChange={setOpen}
          onPressBeside={() => leave.current?.('press') !== false}
          className={classes.dropdown}
          target={
            <button
              type="button"
              className={classes.words}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? leave.current?.('chip') === false : true)}
            >
              {words}
            </button>
          }
        >
          {typeof children === 'function' ? children({ close: () => setOpen(false), leave }) : children}
        </Floating>
      )}
      {isSet && !isLocked && onClear && (
        <button type="button" className={classes.clear} aria-label={`Убрать фильтр: ${label}`} onClick={onClear}>
          <IconX {...icon14} />
        </button>
      )}
    </Row>
  );
}

export interface ToggleChipProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

/** A condition without a value, which a press sets or removes. */
export function ToggleChip({ label, isOn, onPress }: ToggleChipProps) {
  return (
    <Row
      as="span"
      display="inline-flex"
      size={13}
      c="soft"
      whiteSpace="nowrap"
      className={classes.chip}
      data-chip={label}
      data-set={isOn || undefined}
      data-toggle
    >
      <button type="button" className={classes.words} aria-pressed={isOn} onClick={onPress}>
        {isOn && <IconCheck {...icon14} />}
        {label}
      </button>
    </Row>
  );
}

/** A divider between chips. @param from the narrowest screen that has it */
export function ChipRule({ from = 'laptop' }: { from?: 'tablet' | 'laptop' }) {
  return <span className={`${classes.rule} on-${from}`} />;
}

export interface FilterBarProps {
  /** Chips of set conditions. */
  readonly set?: ReactNode;
  readonly offered?: ReactNode;
  /** 'Все фильтры' and similar buttons. */
  readonly more?: ReactNode;
  /** Present while some condition is set. */
  readonly onReset?: (() => void) | undefined;
  /** Content before the chips. */
  readonly lead?: ReactNode;
}

/** The bar of conditions above a list, with a single 'Сбросить'. */
export function FilterBar({ set, offered, more, onReset, lead }: FilterBarProps) {
  return (
    <Row as="section" wrap="wrap" gap={6} aria-label="Фильтры" data-keeps-focus>
      <div className={classes.strip} data-strip>
        {lead}
        {lead && (set || offered) && <ChipRule />}
        {set}
        {set && offered && <ChipRule />}
        {offered}
      </div>
      {more}
      {onReset && (
        <LinkButton className={`${classes.reset} on-screen`} onClick={onReset}>
          Сбросить
        </LinkButton>
      )}
    </Row>
  );
}

/** A button of the filter bar that opens a drawer: 'Все фильтры · 4'. */
export function FilterButton({
  icon,
  children,
  count = 0,
  onClick,
}: {
  icon?: ReactNode;
  children: ReactNode;
  /** Number of set conditions. */
  count?: number | undefined;
  onClick: () => void;
}) {
  return (
    <Row as="span" display="inline-flex" size={13} c="soft" whiteSpace="nowrap" className={classes.chip}>
      <button type="button" className={classes.words} onClick={onClick} data-filters>
        {icon}
        {children}
        {count > 0 && (
          <span className={classes.count}>
            {count}
            <span className="sr"> задано</span>
          </span>
        )}
      </button>
    </Row>
  );
}
