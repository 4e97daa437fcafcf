import type { UtilityKey } from '@gektar/contract/land/utility.ts';
import { type ReactNode, useId } from 'react';
import { ErrorLine } from '#form/field/error-line.tsx';
import type { BoundProps } from '#form/sections/bound-field.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Segmented, type SegmentedOption } from '#ui/menu/segmented.tsx';
import { utilityIcons } from './utility-icons.ts';
import classes from './utility-row.module.css';

export interface UtilityRowProps<Kind, Value> {
  readonly utility: UtilityKey;
  readonly field: BoundProps<Value>;
  /** Kinds to choose from; the first one means that the utility is not set. */
  readonly kinds: readonly [SegmentedOption<Kind>, ...SegmentedOption<Kind>[]];
  readonly kind: Kind;
  readonly onKindChange: (kind: Kind) => void;
  /** Input of the amount, if any. */
  readonly children: ReactNode;
}

/** One utility in one row: its kind and amount. */
export function UtilityRow<Kind extends number | string, Value>(props: UtilityRowProps<Kind, Value>) {
  const { utility, field, kinds, kind, onKindChange, children } = props;
  const { label, isLabelHidden = false, error } = field;
  const id = useId();
  const Icon = utilityIcons[utility];
  const inputs = (
    <>
      <Segmented<Kind>
        aria-label={isLabelHidden ? label : undefined}
        aria-labelledby={isLabelHidden ? undefined : `${id}-label`}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        isField
        quietValue={kinds[0].value}
        value={kind}
        options={kinds}
        onChange={onKindChange}
        onBlur={field.onBlur}
        ref={field.ref}
      />
      {kind !== kinds[0].value && children}
    </>
  );
  return (
    <div className={classes.utility}>
      {isLabelHidden ? (
        <Row wrap="wrap" gap={8} className={classes.bare}>
          {inputs}
        </Row>
      ) : (
        <Stack
          columns={kinds.length === 4 ? '136px 380px minmax(0, 1fr)' : '136px 296px minmax(0, 1fr) 28px'}
          align="center"
          gap={8}
          mih={34}
          className={classes.row}
        >
          <Row as="span" display="inline-flex" gap={8} size={13} id={`${id}-label`} className={classes.label}>
            <Icon {...icon16} />
            {label}
          </Row>
          {inputs}
        </Stack>
      )}
      <ErrorLine id={`${id}-error`} error={error} />
    </div>
  );
}
