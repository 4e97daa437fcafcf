import { IconAlertCircle } from '@tabler/icons-react';
import classes from './field.module.css';

/** Error text below controls that have no frame of a field, such as a row of controls. */
export function ErrorLine({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} className={classes.error} role="alert" hidden={error === undefined}>
      {error !== undefined && (
        <>
          <IconAlertCircle size={14} stroke={1.9} aria-hidden />
          <span>{error}</span>
        </>
      )}
    </div>
  );
}
