import { ChoiceField, TriState } from '#form/choice-field.tsx';
import { DateRangeField } from '#form/date-range-field.tsx';
import { MultiSelectField } from '#form/multi-select-field.tsx';
import { RangeField } from '#form/range-field.tsx';
import { TextField } from '#form/text-field.tsx';
import type { Criterion } from '#land/properties/property-search.ts';
import { useChoices } from './choices.ts';
import { type ChoiceSource, criteriaAbout } from './criteria.ts';
import type { UtilityCriterion } from './criterion-words.ts';
import { UtilityCriterionField } from './utility-criterion-field.tsx';

export interface CriterionFieldProps {
  readonly name: Criterion;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The field of one criterion, whatever its kind. */
export function CriterionField({ name, value, onChange }: CriterionFieldProps) {
  const about = criteriaAbout[name];
  switch (about.kind) {
    case 'text':
      return <TextField label={about.label} value={String(value ?? '')} onChange={onChange} maxLength={200} />;
    case 'choice':
      return (
        <ChoiceCriterion
          label={about.label}
          source={about.source}
          value={(value ?? []) as (number | string)[]}
          onChange={onChange}
        />
      );
    case 'range':
      return (
        <RangeField
          label={about.label}
          unit={about.unit}
          max={about.max}
          value={{ from: null, to: null, ...(value as object | undefined) }}
          onChange={onChange}
        />
      );
    case 'days':
      return (
        <DateRangeField
          label={about.label}
          value={{ from: null, to: null, ...(value as object | undefined) }}
          onChange={onChange}
        />
      );
    case 'flag':
      return about.yes === 'Да' ? (
        <TriState label={about.label} value={(value ?? null) as boolean | null} onChange={onChange} />
      ) : (
        <ChoiceField<boolean | null>
          label={about.label}
          value={(value ?? null) as boolean | null}
          onChange={onChange}
          options={[
            { value: true, label: about.yes },
            { value: false, label: about.no },
            { value: null, label: 'Любое' },
          ]}
          quietValue={null}
        />
      );
    case 'utility':
      return (
        <UtilityCriterionField
          label={about.label}
          measure={about.measure}
          value={(value ?? {}) as UtilityCriterion}
          onChange={onChange}
        />
      );
  }
}

interface ChoiceCriterionProps {
  readonly label: string;
  readonly source: ChoiceSource;
  readonly value: (number | string)[];
  readonly onChange: (value: (number | string)[]) => void;
}

function ChoiceCriterion({ label, source, value, onChange }: ChoiceCriterionProps) {
  return <MultiSelectField label={label} options={useChoices(source)} value={value} onChange={onChange} />;
}
