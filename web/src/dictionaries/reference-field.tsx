import { useMemo } from 'react';
import { codeAndName } from '#form/described/described-text.ts';
import { MultiSelectField } from '#form/field/multi-select-field.tsx';
import type { Option } from '#form/field/option.ts';
import { SelectField } from '#form/field/select-field.tsx';
import type { BoundProps } from '#form/sections/bound-field.tsx';

/** Stored reference to a dictionary value, a region or a code. */
interface Reference {
  readonly id: number;
  readonly name: string;
  readonly code?: string | undefined;
  readonly color?: string;
}

interface FieldInput<Ref extends Reference, Value> {
  readonly field: BoundProps<Value>;
  /** Undefined while loading; the current value of the field is shown meanwhile. */
  readonly entries: readonly Ref[] | undefined;
  /** Hex colour by colour name; absent when the dictionary's values have no colours. */
  readonly colours?: Readonly<Record<string, string>> | undefined;
  /**
   * Further search words of a value.
   * @param name of the value
   */
  readonly wordsOf?: ((name: string) => string) | undefined;
}

/** Field for one value of a dictionary. */
export function ReferenceField<Ref extends Reference>(props: FieldInput<Ref, Ref | null>) {
  const { field, entries, colours, wordsOf } = props;
  const { value } = field;
  const chosen = useMemo(() => (value === null ? none : [value]), [value]);
  const { options, byId } = useOptions(entries, chosen, nameOf, colours, wordsOf);
  return (
    <SelectField
      {...field}
      options={options}
      value={value?.id ?? null}
      onChange={(id) => field.onChange(id === null ? null : (byId.get(id) ?? null))}
    />
  );
}

/** Field for any number of values, searched by code and name. */
export function ReferencesField<Ref extends Reference>({ field, entries, colours }: FieldInput<Ref, readonly Ref[]>) {
  const { options, byId } = useOptions(entries, field.value, codeAndName, colours);
  return (
    <MultiSelectField
      {...field}
      options={options}
      value={field.value.map(({ id }) => id)}
      onChange={(ids) => field.onChange(ids.flatMap((id) => byId.get(id) ?? []))}
    />
  );
}

const none: readonly never[] = [];

/** Options from the entries of the dictionary, and from values of the object that were removed from the dictionary. */
function useOptions<Ref extends Reference>(
  entries: readonly Ref[] | undefined,
  chosen: readonly Ref[],
  label: (entry: Reference) => string,
  colours: Readonly<Record<string, string>> | undefined,
  wordsOf?: (name: string) => string,
) {
  return useMemo(() => {
    const known = entries ?? none;
    const ids = new Set(known.map(({ id }) => id));
    const all = [...chosen.filter(({ id }) => !ids.has(id)), ...known];
    const options = all.map(
      (entry): Option<number> => ({
        value: entry.id,
        label: label(entry),
        colour: entry.color && colours?.[entry.color],
        words: wordsOf?.(entry.name),
      }),
    );
    return { options, byId: new Map(all.map((entry) => [entry.id, entry])) };
  }, [entries, chosen, label, colours, wordsOf]);
}

function nameOf({ name }: Reference): string {
  return name;
}
