import { OptionList } from '#form/field/option-list.tsx';
import { type Choices, chosenIn, valueOfChosen } from './criterion.ts';
import { CriterionField, type CriterionFieldProps } from './criterion-field.tsx';

/**
 * A criterion in its popup. The options of a choice are listed at once, because the user opened the popup to choose.
 */
export function CriterionInput({ about, value, onChange }: CriterionFieldProps) {
  return about.kind === 'choice' ? (
    <ChoiceList
      label={about.label}
      useChoices={about.useChoices}
      value={chosenIn(about, value)}
      onChange={(chosen) => onChange(valueOfChosen(about, chosen))}
    />
  ) : (
    <CriterionField about={about} value={value} onChange={onChange} />
  );
}

interface ChoiceListProps {
  readonly label: string;
  readonly useChoices: () => Choices;
  readonly value: readonly (number | string)[];
  readonly onChange: (value: (number | string)[]) => void;
}

function ChoiceList({ label, useChoices, value, onChange }: ChoiceListProps) {
  return <OptionList options={useChoices()} value={value} onChange={onChange} aria-label={label} />;
}
