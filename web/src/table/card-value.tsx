import { type ReactNode, use, useSyncExternalStore } from 'react';
import { ValueStateMark } from '#ui/component/value-state.tsx';
import classes from './card-value.module.css';
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
      {state && <ValueStateMark state={state.kind} />}
    </button>
  );
}
