import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { KeysInside } from '#ui/component/keys-inside.tsx';
import type { CellPartProps } from './changed-entity.ts';

interface CellPartFrameProps extends Pick<CellPartProps, 'onCancel'> {
  /** Writes the value; closes the editor of an unchanged one. */
  readonly onLeave: (move: 'down' | 'away') => void;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Frame of a cell editor with several inputs. Enter or leaving it writes, Esc cancels. */
export function CellPartFrame({ onLeave, onCancel, ref, children }: CellPartFrameProps) {
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) onLeave('down');
    else return;
    event.preventDefault();
  };
  return (
    <KeysInside
      ref={ref}
      onKeyDown={handleKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onLeave('away');
      }}
    >
      {children}
    </KeysInside>
  );
}
