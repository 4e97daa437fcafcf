import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import classes from './class-mark.module.css';

/** The class of a building: a framed letter without colour. Nothing for an unknown class. */
export function ClassMark({ buildingClass }: { buildingClass: number | null }) {
  const name = enumerationName('building-classes', buildingClass);
  if (name === '') return null;
  return (
    <span className={classes.mark} title={`Класс ${name}`}>
      <span className="sr">Класс </span>
      {name}
    </span>
  );
}
