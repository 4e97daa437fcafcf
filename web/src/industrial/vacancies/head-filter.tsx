import { Button } from '@mantine/core';
import { IconFilter, IconFilterFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { CriterionField } from '#form/filter/criterion-field.tsx';
import { useWrongFields } from '#form/filter/wrong-fields.ts';
import type { FullCriterion } from '#industrial/filter/full-criteria.ts';
import { fullCriteriaAbout } from '#industrial/filter/full-filter-about.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Floating } from '#ui/menu/floating.tsx';
import classes from './head-filter.module.css';

/** Columns that filter in their heads, each with its criterion (2§2). */
export const headCriteria = {
  complexName: 'complexName',
  availabilityDate: 'availabilityDate',
  areaSize: 'wholeVacancyArea',
  salePrice: 'salePrice',
  minimalRentalBlockArea: 'minimalRentalBlockArea',
  hasShelves: 'hasShelves',
} as const satisfies Readonly<Record<string, FullCriterion>>;

export type HeadCriterion = (typeof headCriteria)[keyof typeof headCriteria];

export interface HeadFilterProps {
  readonly name: HeadCriterion;
  readonly value: unknown;
  /** @param value undefined: no restriction */
  readonly onChange: (value: unknown) => void;
}

/** A funnel in a column's head; what it opens applies nothing while it is wrong. */
export function HeadFilter({ name, value, onChange }: HeadFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const { label } = fullCriteriaAbout[name];
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
        value={value}
        onChange={(next) => {
          setOpen(false);
          onChange(next);
        }}
      />
    </Floating>
  );
}

function Panel({ name, value, onChange }: HeadFilterProps) {
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
            <CriterionField about={fullCriteriaAbout[name]} value={draft} onChange={setDraft} />
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
