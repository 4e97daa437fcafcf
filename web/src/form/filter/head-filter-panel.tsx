import { Button } from '@mantine/core';
import { useState } from 'react';
import { firstUnfinished } from '#form/unfinished-typing.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import type { CriterionAbout } from './criterion.ts';
import { CriterionInput } from './criterion-input.tsx';
import { useWrongFields } from './wrong-fields.ts';

export interface HeadFilterProps {
  readonly about: CriterionAbout;
  readonly canBeSet: (value: unknown) => boolean;
  readonly value: unknown;
  /** @param value undefined: no restriction */
  readonly onChange: (value: unknown) => void;
}

/** One criterion under the head of its column; applied by the button or Enter, unless a value is wrong. */
export function HeadFilterPanel({ about, canBeSet, value, onChange }: HeadFilterProps) {
  const [draft, setDraft] = useState(value);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isWrong = Object.keys(useWrongFields(frame)).length > 0;
  return (
    <form
      ref={setFrame}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong && canBeSet(draft) && firstUnfinished(frame) === undefined) onChange(draft);
      }}
    >
      <Stack gap={10} p={6}>
        <div data-group="head">
          <div data-criterion="head">
            <CriterionInput about={about} value={draft} onChange={setDraft} />
          </div>
        </div>
        <Row gap={8}>
          <Button type="submit" disabled={isWrong}>
            Применить
          </Button>
          <Button variant="subtle" onClick={() => onChange(undefined)}>
            Сбросить
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
