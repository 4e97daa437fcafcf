import { Stack } from '#ui/layout/stack.ts';
import { FormSkeleton } from '#ui/waiting/page-skeletons.tsx';
import classes from './form-page.module.css';

/** Skeleton of the form while its data load. */
export function FormPageSkeleton() {
  return (
    <Stack pane="still" display="flex" flex={1}>
      <Stack pane="still" columns="248px minmax(0, 1fr) 328px" flex={1} className={classes.columns}>
        <div />
        <div className={classes.form}>
          <FormSkeleton fields={14} />
        </div>
      </Stack>
    </Stack>
  );
}
