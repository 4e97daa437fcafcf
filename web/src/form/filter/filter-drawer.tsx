import { formatCountOf } from '@gektar/format/plural.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { CriterionField } from './criterion-field.tsx';
import classes from './filter-drawer.module.css';
import type { FilterDrawerProps } from './filter-drawer-about.ts';
import { useFilterDraft } from './use-filter-draft.ts';
import { WrongNote } from './wrong-note.tsx';

/** A drawer with all criteria, applied by 'Показать'. Mounted with a fresh draft each time it opens. */
export function FilterDrawer({ useCount, ...props }: FilterDrawerProps) {
  const { about, onClose } = props;
  const { draft, set, valid, wrong, setFrame, resets, reset, isBlocked, apply } = useFilterDraft(props);
  const count = useCount(valid);
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title="Все фильтры"
      saveLabel={count === undefined ? 'Показать' : `Показать ${formatCountOf(count, about.counted)}`}
      cancelLabel="Отменить"
      isSaveDisabled={isBlocked}
      onSave={apply}
      footerNote={<WrongNote wrong={wrong} />}
      footerEnd={<LinkButton onClick={reset}>Сбросить</LinkButton>}
    >
      <div key={resets} ref={setFrame}>
        {about.groups.map(({ title, names }) => (
          <Box as="section" key={title} py="var(--s4)" className={classes.group} aria-label={title} data-group={title}>
            <Box as="h3" mb={12}>
              {title}
            </Box>
            <Stack columns="repeat(auto-fill, minmax(260px, 1fr))" gap={16} data-flags={names.length > 5 || undefined}>
              {names.map((name) => {
                const criterion = about.criteria[name];
                return (
                  criterion && (
                    <div key={name} data-criterion={name} className="slim">
                      <CriterionField about={criterion} value={draft[name]} onChange={(value) => set(name, value)} />
                    </div>
                  )
                );
              })}
            </Stack>
          </Box>
        ))}
      </div>
    </SideDrawer>
  );
}
