import { useState } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import classes from './folded-list.module.css';

/** How many entries stand open. */
const OPEN = 3;

/** Entries one under another; of a long list the first few, the rest behind 'ещё N'. */
export function FoldedList({ entries }: { entries: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const rest = entries.length - OPEN;
  return (
    <>
      <ul className={classes.list}>
        {(isOpen ? entries : entries.slice(0, OPEN)).map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      {rest > 0 && (
        <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'свернуть' : `ещё ${rest}`}
        </LinkButton>
      )}
    </>
  );
}
