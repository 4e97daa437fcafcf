import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import classes from './fact-value.module.css';
import { type ValueState, ValueStateMark } from './value-state.tsx';

/** Editing of the facts of one object. */
export interface FactEditing {
  /** Id of the object. */
  readonly id: string;
  /** @param field wire name */
  readonly canEdit: (field: string) => boolean;
  /** Opens the field. */
  readonly open: (field: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly stateOf: (field: string) => ValueState | undefined;
}

/** undefined: the facts are read-only. */
export const FactEditingContext = createContext<FactEditing | undefined>(undefined);

/** The field that a fact shows. */
export interface FactOf {
  /** Id of the object; undefined: the object of the page. */
  readonly id?: string | undefined;
  /** Wire name. */
  readonly field: string;
  readonly label: string;
}

interface FactValueProps {
  /** undefined: the value is computed or belongs to no field. */
  readonly fact: FactOf | undefined;
  readonly children: ReactNode;
}

/** A value on the page of an object; on touch screens a tap opens its field. */
export function FactValue({ fact, children }: FactValueProps) {
  const editing = use(FactEditingContext);
  if (fact === undefined || editing === undefined) return children;
  if ((fact.id ?? editing.id) !== editing.id || !editing.canEdit(fact.field)) return children;
  return (
    <FactButton fact={fact} editing={editing}>
      {children}
    </FactButton>
  );
}

interface FactButtonProps extends FactValueProps {
  readonly fact: FactOf;
  readonly editing: FactEditing;
}

function FactButton({ fact: { field, label }, editing, children }: FactButtonProps) {
  const stateNow = () => editing.stateOf(field);
  const state = useSyncExternalStore(editing.subscribe, stateNow, stateNow);
  return (
    <button type="button" className={classes.fact} data-fact onClick={() => editing.open(field)}>
      <span className="sr">Изменить: {label} </span>
      {children}
      {state && (
        <>
          {' '}
          <ValueStateMark state={state} />
        </>
      )}
    </button>
  );
}
