import { Button } from '@mantine/core';
import { IconFilter, IconFilterFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { CriterionAbout } from '#form/filter/criterion.ts';
import { CriterionField } from '#form/filter/criterion-field.tsx';
import { useWrongFields } from '#form/filter/wrong-fields.ts';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Floating } from '#ui/menu/floating.tsx';
import classes from './head-filter.module.css';

export interface HeadFilterProps {
  readonly name: string;
  readonly about: CriterionAbout;
  readonly value: unknown;
  /** @param value undefined: no restriction */
  readonly onChange: (value: unknown) => void;
}

/** A funnel in a column's head; its popup applies nothing while a value is wrong. */
export function HeadFilter({ name, about, value, onChange }: HeadFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const { label } = about;
  const isSet = value !== undefined;
  const Icon = isSet ? IconFilterFilled : IconFilter;
  return (
    <Floating
      opened={isOpen}
      onChange={setOpen}
      width={260}
      label={label}
      target={
        <button
          type="button"
          className={classes.funnel}
          aria-label={isSet ? `Фильтр: ${label}, задан` : `Фильтр: ${label}`}
          aria-expanded={isOpen}
          data-set={isSet || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon {...icon14} />
        </button>
      }
    >
      <Panel
        name={name}
        about={about}
        value={value}
        onChange={(next) => {
          setOpen(false);
          onChange(next);
        }}
      />
    </Floating>
  );
}

function Panel({ name, about, value, onChange }: HeadFilterProps) {
  const [draft, setDraft] = useState(value);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isWrong = Object.keys(useWrongFields(frame)).length > 0;
  return (
    <form
      ref={setFrame}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onChange(draft);
      }}
    >
      <Stack gap={10}>
        <div data-group={name}>
          <div data-criterion={name}>
            <CriterionField about={about} value={draft} onChange={setDraft} />
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
