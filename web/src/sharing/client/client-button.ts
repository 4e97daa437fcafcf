import classes from './client-button.module.css';

/** Classes of a button, or of a link that looks like one, 44 px high for touch. */
export const clientButton = {
  plain: classes.button ?? '',
  filled: `${classes.button} ${classes.filled}`,
  /** For buttons in the bar. */
  quiet: `${classes.button} ${classes.quiet}`,
} as const;
