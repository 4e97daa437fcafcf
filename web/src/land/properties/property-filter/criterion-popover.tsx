import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Criterion } from '#land/properties/property-search.ts';
import { CriterionField } from './criterion-field.tsx';
import classes from './criterion-popover.module.css';

export interface CriterionPopoverProps {
  readonly name: Criterion;
  readonly value: unknown;
  readonly onApply: (value: unknown) => void;
  readonly close: () => void;
}

/** One criterion under its chip; taken over by the button or Enter. */
export function CriterionPopover({ name, value, onApply, close }: CriterionPopoverProps) {
  const [draft, setDraft] = useState(value);
  return (
    <form
      className={classes.popover}
      onSubmit={(event) => {
        event.preventDefault();
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
