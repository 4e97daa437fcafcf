import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Criterion, canBeSet } from '#land/properties/property-search.ts';
import { CriterionField } from './criterion-field.tsx';
import classes from './criterion-popover.module.css';

export interface CriterionPopoverProps {
  readonly name: Criterion;
  readonly value: unknown;
  readonly onApply: (value: unknown) => void;
  readonly close: () => void;
}

/** One criterion under its chip; taken over by the button or Enter, unless its field complains. */
export function CriterionPopover({ name, value, onApply, close }: CriterionPopoverProps) {
  const [draft, setDraft] = useState(value);
  return (
    <form
      className={classes.popover}
      onSubmit={(event) => {
        event.preventDefault();
        if (!canBeSet(name, draft)) return;
        onApply(draft);
        close();
      }}
    >
      <CriterionField name={name} value={draft} onChange={setDraft} />
      <Button type="submit" variant="filled">
        Показать
      </Button>
    </form>
  );
}
