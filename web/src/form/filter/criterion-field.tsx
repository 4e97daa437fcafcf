import { isRecord } from '@gektar/contract/records.ts';
import { ChoiceField, TriState } from '#form/field/choice-field.tsx';
import { DateRangeField } from '#form/field/date-range-field.tsx';
import { MultiSelectField } from '#form/field/multi-select-field.tsx';
import { RangeField } from '#form/field/range-field.tsx';
import { SeveralField } from '#form/field/several-field.tsx';
import { TextField } from '#form/field/text-field.tsx';
import { type Choices, type CriterionAbout, chosenIn, valueOfChosen } from './criterion.ts';

export interface CriterionFieldProps {
  readonly about: CriterionAbout;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The field of one criterion, by its kind. */
export function CriterionField({ about, value, onChange }: CriterionFieldProps) {
  switch (about.kind) {
    case 'text':
      return (
        <TextField
          label={about.label}
          placeholder={about.example}
          value={String(value ?? '')}
          onChange={onChange}
          maxLength={200}
        />
      );
    case 'choice':
      return about.isFew ? (
        <FewCriterion
          label={about.label}
          useChoices={about.useChoices}
          value={chosenIn(about, value)}
          onChange={(chosen) => onChange(valueOfChosen(about, chosen))}
        />
      ) : (
        <ChoiceCriterion
          label={about.label}
          useChoices={about.useChoices}
          value={chosenIn(about, value)}
          onChange={(chosen) => onChange(valueOfChosen(about, chosen))}
        />
      );
    case 'range':
      return (
        <RangeField
          label={about.label}
          unit={about.unit}
          max={about.max}
          isInteger={about.isInteger}
          reversedMessage={about.reversedMessage}
          value={{ from: null, to: null, ...(isRecord(value) && value) }}
          onChange={onChange}
        />
      );
    case 'days':
      return (
        <DateRangeField
          label={about.label}
          reversedMessage={about.reversedMessage}
          value={{ from: null, to: null, ...(isRecord(value) && value) }}
          onChange={onChange}
        />
      );
    case 'flag':
      return about.yes === 'Да' ? (
        <TriState label={about.label} value={typeof value === 'boolean' ? value : null} onChange={onChange} />
      ) : (
        <ChoiceField<boolean | null>
          label={about.label}
          value={typeof value === 'boolean' ? value : null}
          onChange={onChange}
          options={[
            { value: true, label: about.yes },
            { value: false, label: about.no },
            { value: null, label: 'Любое' },
          ]}
          quietValue={null}
        />
      );
    case 'own':
      return <about.Field label={about.label} value={value} onChange={onChange} />;
  }
}

interface ChoiceCriterionProps {
  readonly label: string;
  readonly useChoices: () => Choices;
  readonly value: (number | string)[];
  readonly onChange: (value: (number | string)[]) => void;
}

function ChoiceCriterion({ label, useChoices, value, onChange }: ChoiceCriterionProps) {
  return <MultiSelectField label={label} options={useChoices()} value={value} onChange={onChange} />;
}

function FewCriterion({ label, useChoices, value, onChange }: ChoiceCriterionProps) {
  return <SeveralField label={label} options={useChoices()} value={value} onChange={onChange} />;
}
