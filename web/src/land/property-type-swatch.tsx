import { valueColors } from '@gektar/contract/dictionaries/value-colors.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { TypeSwatch } from '#ui/component/type-swatch.tsx';

export interface PropertyTypeSwatchProps {
  readonly type: PropertyRow['propertyType'];
  /** Whether the object is active; the swatch of an archived one is grey (1§2). */
  readonly isEnabled: boolean;
}

/** Property type: a colour swatch with the name. */
export function PropertyTypeSwatch({ type, isEnabled }: PropertyTypeSwatchProps) {
  return <TypeSwatch colour={valueColors[type.color]} label={type.name} isOff={!isEnabled} />;
}
