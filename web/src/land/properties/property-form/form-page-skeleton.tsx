import { FormSkeleton } from '#ui/skeletons.tsx';
import classes from './property-form.module.css';

/** The shape of the form while the object is on its way. */
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
