import '@mantine/core/styles/LoadingOverlay.layer.css';
import { LoadingOverlay as MantineOverlay } from '@mantine/core';
import classes from './loading-overlay.module.css';
import { Spinner } from './spinner.tsx';

/** Covers its nearest positioned parent during a save or a load. */
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
