import type { FieldDescription } from '@gektar/contract/fields.ts';
import type { ReactNode } from 'react';
import { wireOf } from '#form/described/described-values.ts';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import { describedCell } from '#table/described-column.tsx';

interface ValueProps {
  readonly about: ChangedEntity;
  /** Wire name. */
  readonly field: string;
  readonly description: FieldDescription;
  readonly value: unknown;
}

/** A wire value as a cell shows it. */
export function WireValue({ about: { kit, cellEditors }, field, description, value }: ValueProps): ReactNode {
  if (description.kind === 'own') return cellEditors?.[field]?.textOf?.(value);
  if (description.kind !== 'person') return describedCell(description, value);
  return <kit.PersonText id={typeof value === 'string' ? value : null} who={description.who} isNameOnly />;
}

/** A form value as a cell shows it. */
export function TypedValue({ field, value, ...of }: ValueProps): ReactNode {
  const wire = wireOf(of.about.fields, [field], { [field]: value }, undefined);
  return <WireValue {...of} field={field} value={wire[field]} />;
}
