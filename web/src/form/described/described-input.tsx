import { bitsIn, type FieldDescription, type FlagDescription, type MaskDescription } from '@gektar/contract/fields.ts';
import type { NumberRange } from '@gektar/format/range.ts';
import { examples } from '#form/examples.ts';
import { CheckField } from '#form/field/check-field.tsx';
import { ChoiceField, YesNo } from '#form/field/choice-field.tsx';
import { DateField } from '#form/field/date-field.tsx';
import { DateTimeField } from '#form/field/date-time-field.tsx';
import { fixedOptions, sumOf } from '#form/field/fixed-options.ts';
import { MaybeChoiceField } from '#form/field/maybe-choice-field.tsx';
import { MultiSelectField } from '#form/field/multi-select-field.tsx';
import { NumberField } from '#form/field/number-field.tsx';
import { RangeField } from '#form/field/range-field.tsx';
import { SelectField } from '#form/field/select-field.tsx';
import { TextAreaField, TextField } from '#form/field/text-field.tsx';
import type { BoundProps } from '#form/sections/bound-field.tsx';
import type { FieldKit, Reference } from './field-kit.ts';

/** Longest link, in characters. */
const LONGEST_LINK = 2_000;

export interface DescribedInputProps {
  readonly description: FieldDescription;
  readonly field: BoundProps<unknown>;
  readonly kit: FieldKit;
  /** Whether the flag is a checkbox instead of a yes/no question. */
  readonly isTick: boolean;
}

/** The input of a described field, by its kind. */
export function DescribedInput({ description, field, kit, isTick }: DescribedInputProps) {
  const about = { hint: description.hint, ...field };
  switch (description.kind) {
    case 'number':
      return <NumberField {...(about as BoundProps<number | null>)} {...limitsOf(description)} />;
    case 'range':
      return (
        <RangeField
          {...(about as BoundProps<NumberRange>)}
          {...limitsOf(description)}
          reversedMessage={kit.rangeMessage}
        />
      );
    case 'text': {
      const props = { ...(about as BoundProps<string>), maxLength: description.max, placeholder: description.example };
      return description.lines === 'many' ? <TextAreaField {...props} /> : <TextField {...props} />;
    }
    case 'link':
      return (
        <TextField
          {...(about as BoundProps<string>)}
          type="url"
          placeholder={description.example ?? examples.link}
          maxLength={LONGEST_LINK}
        />
      );
    case 'day':
      return <DateField {...(about as BoundProps<string | null>)} />;
    case 'moment':
      return <DateTimeField {...(about as BoundProps<string | null>)} />;
    case 'flag':
      return <FlagInput description={description} field={about} isTick={isTick} />;
    case 'choice':
      return <kit.Choice field={about as BoundProps<Reference | null>} source={description.source} />;
    case 'choices':
      return <kit.Choices field={about as BoundProps<readonly Reference[]>} source={description.source} />;
    case 'option': {
      const option = about as BoundProps<number | null>;
      const chosen = option.value === null ? [] : [option.value];
      return <SelectField {...option} options={fixedOptions(description.values, chosen)} />;
    }
    case 'options': {
      const several = about as BoundProps<readonly number[]>;
      const options = fixedOptions(description.values, several.value);
      return <MultiSelectField {...several} value={[...several.value]} options={options} />;
    }
    case 'mask':
      return <MaskInput description={description} field={about as BoundProps<number>} />;
    case 'person':
      return <kit.Person field={about as BoundProps<string | null>} who={description.who} />;
    default:
      throw new Error(`a field of the kind ${description.kind} has an input of its own`);
  }
}

function limitsOf({ unit, max, decimals, zero, sign }: Extract<FieldDescription, { kind: 'number' | 'range' }>) {
  const isPlusShown = sign === 'shown';
  return { unit, max, decimals, isInteger: decimals === 0, isZeroForbidden: zero === 'refused', isPlusShown };
}

function FlagInput({
  description: { yes, no, notSaid },
  field,
  isTick,
}: {
  description: FlagDescription;
  field: BoundProps<unknown>;
  isTick: boolean;
}) {
  if (notSaid === 'allowed') return <MaybeChoiceField {...(field as BoundProps<boolean | null>)} yes={yes} no={no} />;
  if (yes !== 'Да') {
    const options = [
      { value: true, label: yes },
      { value: false, label: no },
    ];
    return <ChoiceField<boolean> {...(field as BoundProps<boolean>)} options={options} />;
  }
  return isTick ? (
    <CheckField {...(field as BoundProps<boolean>)} />
  ) : (
    <YesNo {...(field as BoundProps<boolean | null>)} />
  );
}

/** Any number of values, stored as the sum of their bits. */
function MaskInput({ description: { values }, field }: { description: MaskDescription; field: BoundProps<number> }) {
  const chosen = bitsIn(values, field.value).map(({ id }) => id);
  return (
    <MultiSelectField
      {...field}
      options={fixedOptions(values, chosen)}
      value={chosen}
      onChange={(bits) => field.onChange(sumOf(bits))}
    />
  );
}
