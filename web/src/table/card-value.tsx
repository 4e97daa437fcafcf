import { IconAlertCircle, IconCheck, IconLoader2 } from '@tabler/icons-react';
import { type ReactNode, use, useSyncExternalStore } from 'react';
import { icon14 } from '#ui/icon.ts';
import classes from './card-value.module.css';
import type { CellState } from './cell-editing.ts';
import { type CardEditing, CardEditingContext } from './edited-cards.tsx';

interface CardValueProps {
  readonly row: { readonly id: string };
  /** Wire name of a field that can be edited. */
  readonly field: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Whether values of the surrounding cards are edited by a tap. */
export function useIsCardEdited(): boolean {
  return use(CardEditingContext) !== undefined;
}

/** A value on a card; on a phone a tap opens its field. */
export function CardValue(props: CardValueProps) {
  const editing = use(CardEditingContext);
  return editing === undefined ? props.children : <ValueButton {...props} editing={editing} />;
}

function ValueButton({ row, field, label, children, editing }: CardValueProps & { readonly editing: CardEditing }) {
  const states = useSyncExternalStore(editing.subscribe, editing.states);
  const state = states.get(row.id)?.get(field);
  return (
    <button type="button" className={classes.value} onClick={() => editing.openValue(row, field)}>
      <span className="sr">Изменить: {label} </span>
      <span className="cut">{children}</span>
      {state && <StateMark kind={state.kind} />}
    </button>
  );
}

/** Icon for the state of an edit. */
function StateMark({ kind }: Pick<CellState, 'kind'>) {
  switch (kind) {
    case 'saving':
      return <IconLoader2 {...icon14} aria-hidden={false} aria-label="Записывается" role="img" />;
    case 'saved':
      return <IconCheck {...icon14} aria-hidden={false} aria-label="Записано" role="img" className="ok" />;
    case 'explained':
    case 'locked':
      return null;
    default:
      return (
        <IconAlertCircle {...icon14} aria-hidden={false} aria-label="Не записано" role="img" className={classes.open} />
      );
  }
}
