import '@mantine/core/styles/LoadingOverlay.layer.css';
import { Loader, LoadingOverlay as MantineOverlay } from '@mantine/core';
import classes from './spinner.module.css';

/** Something short is under way. For a page use a skeleton, for longer work a progress bar. */
export function Spinner({ size = 24, label = 'Загрузка' }: { size?: number; label?: string }) {
  return (
    <span role="status" aria-label={label} className={classes.spinner}>
      <Loader size={size} />
    </span>
  );
}

/** Covers its nearest positioned parent while a save or a load is under way. */
export function LoadingOverlay({ visible, label = 'Загрузка' }: { visible: boolean; label?: string }) {
  return (
    <MantineOverlay
      visible={visible}
      zIndex={10}
      transitionProps={{ duration: 90 }}
      overlayProps={{ className: classes.veil ?? '' }}
      loaderProps={{ children: <Spinner size={32} label={label} /> }}
    />
  );
}
