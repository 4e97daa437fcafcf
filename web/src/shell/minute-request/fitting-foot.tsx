import { Drawer } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { shortFittingText } from '#requests/fitting-text.ts';
import { icon14 } from '#ui/icon.ts';
import { useWindow } from '#ui/use-window.ts';
import { FittingColumn, type FittingColumnProps } from './fitting-column.tsx';
import classes from './minute-request.module.css';

/**
 * Number of fitting objects in the foot of a narrow dialog; a press opens them in a sheet at the bottom of the screen.
 */
export function FittingFoot(props: FittingColumnProps) {
  const { count, isStale } = props.kind.useFitting(props.values, props.choices);
  const [isOpen, setOpen] = useState(false);
  const text = count === undefined ? 'Подходят' : shortFittingText(count);
  return (
    <>
      <button
        type="button"
        className={classes.foot}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-stale={isStale || undefined}
        onClick={() => setOpen(true)}
      >
        {text}
        <IconChevronUp {...icon14} />
      </button>
      <span className="sr" role="status">
        {count === undefined ? '' : text}
      </span>
      {isOpen && <Sheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Sheet({ onClose, ...props }: FittingColumnProps & { readonly onClose: () => void }) {
  return (
    <Drawer
      {...useWindow(true, onClose)}
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title="Что подходит"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
      classNames={{ content: classes.sheet ?? '' }}
    >
      <FittingColumn {...props} />
    </Drawer>
  );
}
