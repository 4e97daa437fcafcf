import { Modal } from '@mantine/core';
import { useWindow } from '#ui/use-window.ts';
import classes from './palette.module.css';
import { PaletteSearch, type PaletteSearchProps } from './palette-search.tsx';

export interface PaletteProps extends PaletteSearchProps {
  readonly opened: boolean;
}

/** A way to anything by a part of its name, over whatever page is open; closed it leaves the focus where it was. */
export function Palette({ opened, ...search }: PaletteProps) {
  return (
    <Modal
      {...useWindow(opened, search.onClose)}
      opened={opened}
      onClose={search.onClose}
      withCloseButton={false}
      padding={0}
      centered={false}
      size={672}
      yOffset="12dvh"
      transitionProps={{ duration: 90 }}
      attributes={{ content: { 'aria-label': 'Поиск по всему' } }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <PaletteSearch {...search} />
    </Modal>
  );
}
