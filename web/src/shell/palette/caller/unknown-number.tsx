import type { TypedPhone } from '@gektar/contract/people/typed-phone.ts';
import { formatPhone } from '@gektar/format/phone.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './caller.module.css';

interface UnknownNumberProps {
  readonly phone: TypedPhone;
  /** The typed text, shown while it is only a part of a number. */
  readonly typed: string;
  /** Whether it is shown above the list: on a narrow screen, which has no card. */
  readonly isInList?: boolean;
}

/** The number in large type, with the note that nobody has it. */
export function UnknownNumber({ phone: { number }, typed, isInList = false }: UnknownNumberProps) {
  return (
    <div className={isInList ? classes.unknownInList : classes.unknown}>
      <Text size={12} c="mute">
        Номер
      </Text>
      <p className={classes.number}>{number === undefined ? typed : formatPhone(number)}</p>
      <Text size={13} c="soft" role="status">
        В контактах такого номера нет
      </Text>
    </div>
  );
}
