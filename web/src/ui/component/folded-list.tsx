import { useState } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Stack } from '#ui/layout/stack.ts';

/** Number of entries always shown. */
const OPEN = 3;

/** Entries one below another; a long list shows the first few, and the rest after a press on 'ещё N'. */
export function FoldedList({ entries }: { entries: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const rest = entries.length - OPEN;
  return (
    <>
      <Stack as="ul" gap={3}>
        {(isOpen ? entries : entries.slice(0, OPEN)).map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </Stack>
      {rest > 0 && (
        <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'свернуть' : `ещё ${rest}`}
        </LinkButton>
      )}
    </>
  );
}
