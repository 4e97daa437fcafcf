import classes from './framed-table.module.css';

/** Class of a table with a rounded frame and small figures of equal width. */
export const framedTable = classes.framed ?? '';
