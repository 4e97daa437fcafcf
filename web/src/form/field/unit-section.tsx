import classes from './field.module.css';

/** The unit inside a field at the right, and the room it needs. */
export function unitSection(unit: string | undefined) {
  if (unit === undefined) return {};
  return {
    rightSection: <span className={classes.unit}>{unit}</span>,
    rightSectionWidth: `calc(${unit.length}ch + 20px)`,
    rightSectionPointerEvents: 'none' as const,
  };
}
