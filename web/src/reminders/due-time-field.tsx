import { DateTimeField, type DateTimeFieldProps } from '#form/field/date-time-field.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { offeredTimes } from './due-times.ts';

/** When a reminder is due: day and time, and below them the offered times. */
export function DueTimeField(props: DateTimeFieldProps) {
  return (
    <Stack gap={6}>
      <DateTimeField {...props} />
      <Row gap="4px 14px" wrap="wrap" fz={13}>
        {offeredTimes().map(({ label, value }) => (
          <LinkButton key={label} onClick={() => props.onChange(value)}>
            {label}
          </LinkButton>
        ))}
      </Row>
    </Stack>
  );
}
