import { valueColorNames, valueColors } from '@gektar/contract/dictionaries/value-colors.ts';
import { type LandDictionary, landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { colorLabels } from '#dictionaries/color-labels.ts';
import { DictionaryEditor } from '#dictionaries/dictionary-editor.tsx';
import type { DictionaryCalls, DictionaryValue, ExtraField } from '#dictionaries/dictionary-value.ts';
import type { Option } from '#form/field/option.ts';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { landDictionaryQuery } from './land-dictionary-data.ts';
import classes from './land-dictionary-page.module.css';
import { landDictionaryNames, landDictionaryTitles } from './land-dictionary-titles.ts';

const extras: Readonly<Partial<Record<LandDictionary, readonly ExtraField[]>>> = {
  'property-types': ['color'],
  'image-types': ['order'],
  'permitted-use-types': ['code'],
  'land-highway': ['code'],
};

const colors: readonly Option<string>[] = valueColorNames.map((name) => ({
  value: name,
  label: colorLabels[name],
  colour: valueColors[name],
}));

/** The land dictionaries: which one at the left, its values at the right (1§2). */
export function LandDictionaryPage() {
  const { name = 'property-types' } = useSearch({ from: '/land/dictionary' });
  const client = useQueryClient();
  const query = useQuery(landDictionaryQuery(name));
  const values: readonly DictionaryValue[] | undefined = query.data;
  return (
    <Stack pane="still" as="main" isFlex gap={12} pad="12px 24px 24px" grow className={classes.page}>
      <LandCrumbs crumbs={[{ label: 'Словари' }]} />
      <Stack columns="260px minmax(0, 1fr)" align="start" gap={24} className={classes.columns}>
        <Stack as="nav" gap={2} aria-label="Словари" className={classes.names}>
          {landDictionaryNames.map((one) => (
            <Link
              key={one}
              to="/land/dictionary"
              search={one === 'property-types' ? {} : { name: one }}
              className={classes.one ?? ''}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {landDictionaryTitles[one]}
            </Link>
          ))}
        </Stack>
        <DictionaryEditor
          key={name}
          title={landDictionaryTitles[name]}
          extras={extras[name] ?? []}
          colors={colors}
          values={values}
          isFailed={query.isError}
          calls={callsOf(name)}
          // Lists and cards show names of values too.
          onChanged={() => void client.invalidateQueries({ queryKey: ['land'] })}
        />
      </Stack>
    </Stack>
  );
}

/** The dialog has checked the fields by name; the contract's schema of this very dictionary checks them on the server. */
function callsOf(name: LandDictionary): DictionaryCalls {
  const { create, update, remove } = landDictionaries[name];
  return {
    create: (fields) => call(create, { body: create.body.parse(fields) }),
    update: (fields) => call(update, { body: update.body.parse(fields) }),
    remove: name === 'land-highway' ? undefined : (id) => call(remove, { params: { id } }),
  };
}
