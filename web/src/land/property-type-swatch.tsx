import { valueColors } from '@gektar/contract/dictionaries/value-colors.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { TypeSwatch } from '#ui/component/type-swatch.tsx';

export interface PropertyTypeSwatchProps {
  readonly type: PropertyRow['propertyType'];
  /** false greys it: its object is archived (1§2). */
  readonly isEnabled: boolean;
}

/** A type of land by its colour and name. */
export function PropertyTypeSwatch({ type, isEnabled }: PropertyTypeSwatchProps) {
  return <TypeSwatch colour={valueColors[type.color]} label={type.name} isOff={!isEnabled} />;
}
