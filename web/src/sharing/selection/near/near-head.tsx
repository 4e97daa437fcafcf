import { formatCount } from '@gektar/format/number.ts';
import { Switch } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { icon14 } from '#ui/icon.ts';
import classes from './near.module.css';
import { NEAR_FAILURE, type Near } from './use-near.ts';

export interface SectionHeadProps {
  /** 'Подходят' */
  readonly title: string;
  readonly count: number | undefined;
  /** 'все условия выполнены' */
  readonly about: string;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  /** Whether the head takes the focus: it replaces a head elsewhere that had it. */
  readonly takesFocus?: boolean;
  readonly children?: React.ReactNode;
}

/** Head of a section, folded and opened by a press, ← and →. */
export function SectionHead(props: SectionHeadProps) {
  const { title, count, about, isOpen, onChange, takesFocus = false, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const handleKey = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    // Otherwise the arrow would also move the cursor of the table.
    event.stopPropagation();
    event.preventDefault();
    if ((event.key === 'ArrowRight') !== isOpen) onChange(!isOpen);
  };
  return (
    <div className={classes.head}>
      <button
        ref={button}
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        onKeyDown={handleKey}
        onClick={() => onChange(!isOpen)}
      >
        <IconChevronDown {...icon14} />
        <b>{title}</b> {count === undefined ? '…' : formatCount(count)}
      </button>
      <span className={classes.about}>{about}</span>
      {children}
    </div>
  );
}

/** The head in place of an empty section. @param hasNear whether rows of the other section follow */
export function NoExact({ hasNear }: { hasNear: boolean }) {
  return (
    <div className={classes.head}>
      <b>Точных нет</b>
      {hasNear && <span className={classes.about}>ниже то, что подходит почти</span>}
    </div>
  );
}

/** The head below a list of exact results alone; absent when nothing is near. */
export function NearLine({ near }: { near: Near<unknown> }) {
  return (
    (near.isFailed || (near.count ?? 0) > 0) && (
      <div className={classes.line}>
        <NearHead near={near} />
      </div>
    )
  );
}

/** The head of 'Почти подходят', with the switch for unknown values; or its failure, when the plain list stays. */
export function NearHead({ near }: { near: Near<unknown> }) {
  if (near.isFailed) {
    return (
      <div className={classes.failure} role="alert">
        {NEAR_FAILURE}
        <LinkButton onClick={near.retry}>Повторить</LinkButton>
      </div>
    );
  }
  return (
    <SectionHead
      title="Почти подходят"
      count={near.count}
      about="не сходится не больше двух пожеланий"
      isOpen={near.isOpen}
      onChange={near.setOpen}
      takesFocus={near.wasToggled}
    >
      <span className="grow" />
      {near.isOpen && (
        <Switch
          size="xs"
          label="Неизвестные и цены по запросу"
          checked={near.withUnknown}
          onChange={(event) => near.setWithUnknown(event.currentTarget.checked)}
        />
      )}
    </SectionHead>
  );
}
