import { formatCountOf } from '@gektar/format/plural.ts';
import { useRef, useState } from 'react';
import { firstUnfinished } from '#form/unfinished-typing.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { besideFilter } from './criterion.ts';
import { CriterionField } from './criterion-field.tsx';
import classes from './filter-drawer.module.css';
import type { FilterDrawerProps } from './filter-drawer-about.ts';

/** All criteria at once; applied by 'Показать'. Rendered with a fresh draft each time it opens. */
export function FilterDrawer({ about, criteria, useCount, onClose, onApply }: FilterDrawerProps) {
  const [draft, setDraft] = useState(criteria);
  // What was typed and is no value, as an impossible date, goes with the fields themselves.
  const [resets, setResets] = useState(0);
  const valid = about.read(draft);
  const count = useCount(valid);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title="Все фильтры"
      saveLabel={count === undefined ? 'Показать' : `Показать ${formatCountOf(count, about.counted)}`}
      cancelLabel="Отменить"
      onSave={() => {
        // An impossible date says so; applying would take its criterion away.
        const unfinished = firstUnfinished(frame.current);
        if (unfinished !== undefined) return unfinished.focus();
        onApply(valid);
        onClose();
      }}
      footerEnd={
        <LinkButton
          onClick={() => {
            setDraft(besideFilter(about, draft));
            setResets(resets + 1);
          }}
        >
          Сбросить
        </LinkButton>
      }
    >
      <div key={resets} ref={frame}>
        {about.groups.map(({ title, names }) => (
          <section key={title} className={classes.group} aria-label={title}>
            <Box as="h3" below={12}>
              {title}
            </Box>
            <Stack columns="repeat(auto-fill, minmax(260px, 1fr))" gap={16} data-flags={names.length > 5 || undefined}>
              {names.map((name) => {
                const criterion = about.criteria[name];
                return (
                  criterion && (
                    <CriterionField
                      key={name}
                      about={criterion}
                      value={draft[name]}
                      onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
                    />
                  )
                );
              })}
            </Stack>
          </section>
        ))}
      </div>
    </SideDrawer>
  );
}
