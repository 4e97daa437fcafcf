import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCountOf, objects } from '#format/plural.ts';
import { propertyCountQuery } from '#land/properties/property-data.ts';
import { type ArchiveState, type Criteria, filterOf, readCriteria } from '#land/properties/property-search.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { SideDrawer } from '#ui/side-drawer.tsx';
import { criterionGroups } from './criteria.ts';
import { CriterionField } from './criterion-field.tsx';
import classes from './property-filter-drawer.module.css';

export interface PropertyFilterDrawerProps {
  readonly criteria: Criteria;
  readonly archive: ArchiveState | undefined;
  readonly onClose: () => void;
  readonly onApply: (criteria: Criteria) => void;
}

/** Every criterion at once; nothing changes in the list until 'Показать'. Rendered anew each time it opens, with a fresh draft. */
export function PropertyFilterDrawer({ criteria, archive, onClose, onApply }: PropertyFilterDrawerProps) {
  const [draft, setDraft] = useState<Record<string, unknown>>(criteria);
  const valid = readCriteria(draft);
  const { data: count } = useQuery(propertyCountQuery(filterOf({ ...valid, archive })));
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title="Все фильтры"
      saveLabel={count === undefined ? 'Показать' : `Показать ${formatCountOf(count, objects)}`}
      cancelLabel="Отменить"
      onSave={() => {
        onApply(valid);
        onClose();
      }}
      footerEnd={<LinkButton onClick={() => setDraft({})}>Сбросить</LinkButton>}
    >
      {criterionGroups.map(({ title, names }) => (
        <section key={title} className={classes.group} aria-label={title}>
          <h3 className={classes.title}>{title}</h3>
          <div className={classes.fields} data-flags={names.length > 5 || undefined}>
            {names.map((name) => (
              <CriterionField
                key={name}
                name={name}
                value={draft[name]}
                onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
              />
            ))}
          </div>
        </section>
      ))}
    </SideDrawer>
  );
}
