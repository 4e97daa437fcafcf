import type { ChangedObject } from '@gektar/contract/operations/operation.ts';
import { missing } from '@gektar/format/words.ts';
import { PathLink } from '#ui/button/path-link.tsx';

const states: Partial<Record<ChangedObject['state'], string>> = { archived: 'в архиве', trashed: 'в корзине' };

export interface NamedObjectProps {
  /** Null: gone for good. */
  readonly object: ChangedObject | null;
  /** Opens a page by its path. */
  readonly onOpen: (path: string) => void;
}

/** An object of an operation: its name, which opens it, with its place and state. */
export function NamedObject({ object, onOpen }: NamedObjectProps) {
  if (object === null) return <span className="mute">Удалено навсегда</span>;
  const { title, place, state, path } = object;
  return (
    <>
      <PathLink path={path} onOpen={onOpen}>
        {title || missing.value}
      </PathLink>
      <small>{[place, states[state]].filter(Boolean).join(', ')}</small>
    </>
  );
}
