import { bitsIn, type FieldDescription, type FlagDescription, type MaskDescription } from '@gektar/contract/fields.ts';
import { examples } from '#form/examples.ts';
import { CheckField } from '#form/field/check-field.tsx';
import { ChoiceField, YesNo } from '#form/field/choice-field.tsx';
import { DateField } from '#form/field/date-field.tsx';
import { DateRangeField } from '#form/field/date-range-field.tsx';
import { DateTimeField } from '#form/field/date-time-field.tsx';
import { fixedOptions, sumOf } from '#form/field/fixed-options.ts';
import { MaybeChoiceField } from '#form/field/maybe-choice-field.tsx';
import { MultiSelectField } from '#form/field/multi-select-field.tsx';
import { NumberField } from '#form/field/number-field.tsx';
import { RangeField } from '#form/field/range-field.tsx';
import { SelectField } from '#form/field/select-field.tsx';
import { TextAreaField, TextField } from '#form/field/text-field.tsx';
import type { BoundProps } from '#form/sections/bound-field.tsx';
import { fieldOfForm } from './described-values.ts';
import type { FieldKit } from './field-kit.ts';

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
  const of = fieldOfForm(description, { hint: description.hint, ...field });
  switch (of.kind) {
    case 'number':
      return <NumberField {...of.field} {...limitsOf(of.description)} />;
    case 'range':
      return <RangeField {...of.field} {...limitsOf(of.description)} reversedMessage={kit.rangeMessage} />;
    case 'text': {
      const props = { ...of.field, maxLength: of.description.max, placeholder: of.description.example };
      return of.description.lines === 'many' ? <TextAreaField {...props} /> : <TextField {...props} />;
    }
    case 'link':
      return (
        <TextField
          {...of.field}
          type="url"
          placeholder={of.description.example ?? examples.link}
          maxLength={LONGEST_LINK}
        />
      );
    case 'day':
      return <DateField {...of.field} />;
    case 'moment':
      return <DateTimeField {...of.field} />;
    case 'days':
      return <DateRangeField {...of.field} reversedMessage={kit.rangeMessage} />;
    case 'flag':
      return <FlagInput description={of.description} field={of.field} isTick={isTick} />;
    case 'choice':
      return <kit.Choice field={of.field} source={of.description.source} />;
    case 'choices':
      return <kit.Choices field={of.field} source={of.description.source} />;
    case 'option': {
      const chosen = of.field.value === null ? [] : [of.field.value];
      return <SelectField {...of.field} options={fixedOptions(of.description.values, chosen)} />;
    }
    case 'options': {
      const options = fixedOptions(of.description.values, of.field.value);
      return <MultiSelectField {...of.field} value={[...of.field.value]} options={options} />;
    }
    case 'mask':
      return <MaskInput description={of.description} field={of.field} />;
    case 'person':
      return <kit.Person field={of.field} who={of.description.who} />;
    default:
      throw new Error(`a field of the kind ${of.kind} has an input of its own`);
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
  field: BoundProps<boolean | null>;
  isTick: boolean;
}) {
  if (notSaid === 'allowed') return <MaybeChoiceField {...field} yes={yes} no={no} />;
  if (yes !== 'Да') {
    const options = [
      { value: true, label: yes },
      { value: false, label: no },
    ];
    return <ChoiceField<boolean | null> {...field} options={options} />;
  }
  return isTick ? <CheckField {...field} value={field.value === true} /> : <YesNo {...field} />;
}

/** A multiple choice whose value is the sum of the chosen bits. */
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
