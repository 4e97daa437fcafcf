import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import { CheckField } from '#form/field/check-field.tsx';
import type { OwnCriterionProps } from '#form/filter/own-criterion.ts';

/** Sets the number of days of the settings (D-06). */
export function OverdueField({ label, value, onChange }: OwnCriterionProps<number>) {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <CheckField
      label={label}
      value={typeof value === 'number'}
      onChange={(is) => onChange(is ? settings?.overdueDays : undefined)}
    />
  );
}
