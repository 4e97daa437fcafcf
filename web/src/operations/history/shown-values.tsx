import { missing } from '@gektar/format/words.ts';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import { icon14 } from '#ui/icon.ts';
import type { HistoryKind, ShownValue } from './history-kind.ts';
import classes from './history-table.module.css';

export interface ShownValuesProps {
  readonly kind: HistoryKind;
  readonly was: ShownValue;
  readonly is: ShownValue;
}

/** '12 400,00 → 12 800,00 руб./м²': the old value less prominent, the new one bold. */
export function ShownValues({ kind, was, is }: ShownValuesProps) {
  const isUnseen = typeof was !== 'object' && was === is;
  if (isUnseen) return <span className="mute">изменено</span>;
  return (
    <>
      <span className="sr">Было: </span>
      <span className={classes.was}>
        <OneValue kind={kind} value={was} />
      </span>
      <IconArrowNarrowRight {...icon14} className={classes.arrow} aria-hidden />
      <span className="sr">Стало: </span>
      <b>
        <OneValue kind={kind} value={is} />
      </b>
    </>
  );
}

/** A value, or a person by name. */
export function OneValue({ kind, value }: { readonly kind: HistoryKind; readonly value: ShownValue }) {
  const { PersonText } = kind.about.kit;
  if (value === undefined) return missing.value;
  return typeof value === 'object' ? <PersonText id={value.id} who={value.who} /> : value;
}
