import { Segmented, type SegmentedOption } from '#ui/menu/segmented.tsx';
import { FieldGroup, type FieldProps } from './field.tsx';

export interface ChoiceFieldProps<Value> extends FieldProps<Value> {
  readonly options: readonly SegmentedOption<Value>[];
  /** A value that looks unset when chosen: 'Нет', 'Любое'. */
  readonly quietValue?: Value | undefined;
  readonly isWide?: boolean | undefined;
}

/** One of a few options, all visible. */
export function ChoiceField<Value extends string | number | boolean | null>(props: ChoiceFieldProps<Value>) {
  const { label, required, hint, error, value, onChange, onBlur, options, quietValue, isWide, disabled, name, ref } =
    props;
  return (
    <FieldGroup label={label} isLabelHidden={props.isLabelHidden} required={required} hint={hint} error={error}>
      {({ role: _, ...links }) => (
        <Segmented
          {...links}
          isField
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          options={options}
          quietValue={quietValue}
          isWide={isWide}
          isInvalid={error !== undefined}
          disabled={disabled}
          name={name}
          ref={ref}
        />
      )}
    </FieldGroup>
  );
}

const yesNo = [
  { value: true, label: 'Да' },
  { value: false, label: 'Нет' },
] as const;

/** A required yes or no; null while unanswered. */
export function YesNo(props: FieldProps<boolean | null>) {
  return <ChoiceField<boolean | null> {...props} options={yesNo} />;
}

const triStates = [...yesNo, { value: null, label: 'Любое' }] as const;

/** Yes, no or any, which is null (1§2; wording C-14). */
export function TriState(props: FieldProps<boolean | null>) {
  return <ChoiceField<boolean | null> {...props} options={triStates} quietValue={null} />;
}
