import { FormSkeleton } from '#ui/waiting/skeletons.tsx';
import classes from './form-page.module.css';

/** The shape of the form while what it shows is on its way. */
export function FormPageSkeleton() {
  return (
    <div className={classes.page}>
      <div className={classes.columns}>
        <div />
        <div className={classes.form}>
          <FormSkeleton fields={14} />
        </div>
      </div>
    </div>
  );
}
