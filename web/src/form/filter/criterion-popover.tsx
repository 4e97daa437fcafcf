import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CriterionAbout } from './criterion.ts';
import { CriterionField } from './criterion-field.tsx';
import classes from './criterion-popover.module.css';

export interface CriterionPopoverProps {
  readonly about: CriterionAbout;
  readonly value: unknown;
  readonly canBeSet: (value: unknown) => boolean;
  readonly onApply: (value: unknown) => void;
  readonly close: () => void;
}

/** One criterion under its chip; taken over by the button or Enter, unless its field complains. */
export function CriterionPopover({ about, value, canBeSet, onApply, close }: CriterionPopoverProps) {
  const [draft, setDraft] = useState(value);
  return (
    <form
      className={classes.popover}
      onSubmit={(event) => {
        event.preventDefault();
        if (!canBeSet(draft)) return;
        onApply(draft);
        close();
      }}
    >
      <CriterionField about={about} value={draft} onChange={setDraft} />
      <Button type="submit" variant="filled">
        Показать
      </Button>
    </form>
  );
}
