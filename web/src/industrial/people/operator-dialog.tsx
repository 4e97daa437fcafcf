import { bitsIn } from '@gektar/contract/fields.ts';
import { enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { OperatorWithRoles } from '@gektar/contract/industrial/people/operator-link.ts';
import { useState } from 'react';
import { DateField } from '#form/field/date-field.tsx';
import { fixedOptions, sumOf } from '#form/field/fixed-options.ts';
import { MultiSelectField } from '#form/field/multi-select-field.tsx';
import { TextAreaField, TextField } from '#form/field/text-field.tsx';
import { messages } from '#form/messages.ts';
import { toDateTime, toDay } from '#form/sections/stored-value.ts';
import { useTypedFields } from '#form/typed-fields.ts';
import { CompanyField } from '#people/company-field.tsx';
import { operatorCalls } from './people-calls.ts';
import { PersonDialog, type PersonDialogAbout, type PersonOwner } from './person-dialog.tsx';

export interface OperatorDialogProps extends PersonDialogAbout {
  /** Undefined for a new operator. */
  readonly operator: OperatorWithRoles | undefined;
}

/** Adds or edits an operator of a complex or a building with its roles (2§3). */
export default function OperatorDialog({ operator, ...about }: OperatorDialogProps) {
  const { begun, values, change, field } = useTypedFields(() => ({
    operatorId: operator?.operatorId ?? null,
    roles: operator?.roles ?? 0,
    appointmentDate: toDay(operator?.appointmentDate ?? null),
    endUser: operator?.endUser ?? '',
    comment: operator?.comment ?? '',
  }));
  const [isChecked, setChecked] = useState(false);
  const missing = (isMissing: boolean, words: string = messages.choose) => (isChecked && isMissing ? words : undefined);
  const { operatorId, roles, appointmentDate, endUser, comment } = values;
  const chosen = bitsIn(enumerations.roles, roles).map(({ id }) => id);
  const save = async (owner: PersonOwner) => {
    const date = toDateTime(appointmentDate, operator?.appointmentDate);
    if (operatorId === null || roles === 0 || date === null) return;
    const fields = {
      operatorId,
      roles,
      appointmentDate: date,
      endUser: endUser.trim() || null,
      comment: comment.trim() || null,
    };
    await (operator ? operatorCalls.save(operator.id, fields) : operatorCalls.add(owner, fields));
  };
  return (
    <PersonDialog
      {...about}
      words={{ one: 'Оператор', accusative: 'оператора' }}
      isNew={operator === undefined}
      isDirty={values !== begun}
      check={() => {
        setChecked(true);
        return operatorId !== null && roles !== 0 && appointmentDate !== null;
      }}
      save={save}
    >
      <CompanyField
        label="Компания"
        required
        {...field('operatorId')}
        error={missing(operatorId === null)}
        knownName={operator?.operator?.name}
      />
      <MultiSelectField
        label="Роли"
        required
        error={missing(roles === 0)}
        options={fixedOptions(enumerations.roles, chosen)}
        value={chosen}
        onChange={(bits) => change({ roles: sumOf(bits) })}
      />
      <DateField
        label="Дата назначения"
        required
        {...field('appointmentDate')}
        error={missing(appointmentDate === null, messages.required)}
      />
      <TextField label="Конечный пользователь" maxLength={500} {...field('endUser')} />
      <TextAreaField label="Комментарий" maxLength={10_000} minRows={2} {...field('comment')} />
    </PersonDialog>
  );
}
