import type { FieldDescription } from '@gektar/contract/fields.ts';
import type { ReactNode } from 'react';
import { wireOf } from '#form/described/described-values.ts';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import { describedCell } from '#table/described-column.tsx';

interface ValueProps {
  readonly about: ChangedEntity;
  readonly description: FieldDescription;
  readonly value: unknown;
}

/** A wire value as a cell shows it. */
export function WireValue({ about: { kit }, description, value }: ValueProps): ReactNode {
  if (description.kind !== 'person') return describedCell(description, value);
  return <kit.PersonText id={typeof value === 'string' ? value : null} who={description.who} isNameOnly />;
}

/** A form value as a cell shows it. @param field wire name */
export function TypedValue({ field, value, ...of }: ValueProps & { readonly field: string }): ReactNode {
  const wire = wireOf(of.about.fields, [field], { [field]: value }, undefined);
  return <WireValue {...of} value={wire[field]} />;
}
