import type { CustomerRow } from '@gektar/contract/people/customer-page.ts';
import type { CustomerDouble } from '@gektar/contract/people/own-customer.ts';
import { formatPhone } from '@gektar/format/phone.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PhoneField } from '#form/field/phone-field.tsx';
import { SelectField } from '#form/field/select-field.tsx';
import { TextField } from '#form/field/text-field.tsx';
import { CompanyField } from '#people/company-field.tsx';
import { OWN } from '#people/customer-state.ts';
import { CustomerDoubles } from '#people/own/customer-doubles.tsx';
import { customersQuery } from '#people/own/own-customer-data.ts';
import { valuesOfTyped } from '#people/own/own-customer-values.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Avatar } from '#ui/component/avatar.tsx';
import { focusAtOpening } from '#ui/dialog/focus-at-opening.ts';
import { icon14 } from '#ui/icon.ts';
import { Text } from '#ui/layout/text.ts';
import { type Caller, type KnownCaller, type NewCaller, nobody } from './caller.ts';
import classes from './minute-request.module.css';

/** Pause in typing before people are searched (ms). */
const PAUSE_MS = 200;
/** Shortest text that is searched (characters). */
const SHORTEST = 2;

export interface CallerFieldProps {
  readonly caller: Caller;
  readonly onChange: (caller: Caller) => void;
  /** Contacts with the phone number of the new caller, returned by a refused save. */
  readonly doubles: readonly CustomerDouble[];
  readonly problems: { readonly caller?: string; readonly name?: string; readonly phone?: string };
}

/** Who is on the phone: a person found by name or number, or a new one. */
export function CallerField({ caller, onChange, doubles, problems }: CallerFieldProps) {
  if (caller.kind === 'none') return <CallerSearch onChange={onChange} error={problems.caller} />;
  const close = (
    <IconButton
      label="Убрать: кто звонит"
      icon={<IconX {...icon14} />}
      size={28}
      variant="subtle"
      onClick={() => onChange(nobody)}
    />
  );
  if (caller.kind === 'known') return <ChosenCaller caller={caller} close={close} />;
  const change = (next: Partial<NewCaller>) => onChange({ ...caller, ...next });
  return (
    <>
      <div className={classes.newCaller}>
        <PhoneField
          label="Телефон"
          value={caller.phone}
          error={problems.phone}
          onChange={(phone) => change({ phone })}
        />
        {close}
        <div ref={focusAtOpening}>
          <TextField
            label="Имя"
            required
            autoFocus
            maxLength={200}
            value={caller.name}
            error={problems.name}
            onChange={(name) => change({ name })}
          />
        </div>
        <CompanyField label="Компания" value={caller.companyId} onChange={(companyId) => change({ companyId })} />
      </div>
      <CustomerDoubles
        kind="contact"
        doubles={doubles}
        actionLabel="Выбрать"
        onChoose={(id) => {
          const double = doubles.find((one) => one.id === id);
          if (double) onChange(callerOfDouble(double));
        }}
      />
    </>
  );
}

function callerOfDouble({ id, name, companyId, companyName, phones: [phone] }: CustomerDouble): KnownCaller {
  return { kind: 'known', contactId: id, companyId, name, companyName, phone: phone ?? null };
}

function callerOfRow({ kind, id, name, companyId, companyName, phones: [phone] }: CustomerRow): KnownCaller {
  return kind === 'contact'
    ? { kind: 'known', contactId: id, companyId, name, companyName, phone: phone ?? null }
    : { kind: 'known', contactId: null, companyId: id, name, companyName: null, phone: phone ?? null };
}

function CallerSearch({
  onChange,
  error,
}: Pick<CallerFieldProps, 'onChange'> & { readonly error: string | undefined }) {
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const found = useQuery({
    ...customersQuery({ searchText: searched, among: 'all' }),
    enabled: searched.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  // Only an answer to the current text is offered: Enter must not choose from an earlier one.
  const isAnswered =
    searched === typed.trim() &&
    searched.length >= SHORTEST &&
    (found.isSuccess ? !found.isPlaceholderData : found.isError);
  const rows = (isAnswered && found.data?.rows) || [];
  const byKey = new Map(rows.map((row) => [`${row.kind}/${row.id}`, row]));
  return (
    <div ref={focusAtOpening}>
      <SelectField<string>
        label="Кто звонит"
        isLabelHidden
        required
        value={null}
        error={error}
        placeholder="Имя, телефон или компания"
        opensWhenTyped
        options={[...byKey].map(([value, row]) => ({ value, label: row.name || 'Без имени', note: noteOf(row) }))}
        onSearch={setTyped}
        emptyText={searched.length < SHORTEST ? 'Введите имя или телефон' : isAnswered ? 'В контактах нет' : 'Ищем…'}
        addition={
          isAnswered
            ? {
                emptyLabel: 'Новый человек',
                onAdd: (text) => {
                  const { firstName, lastName, phones } = valuesOfTyped('contact', text, null);
                  onChange({
                    kind: 'new',
                    name: `${firstName} ${lastName}`.trim(),
                    phone: phones[0] ?? '',
                    companyId: null,
                  });
                },
              }
            : undefined
        }
        onChange={(key) => {
          const row = byKey.get(key ?? '');
          if (row) onChange(callerOfRow(row));
        }}
      />
    </div>
  );
}

function noteOf({ kind, name, companyName, phones: [phone], isOwn }: CustomerRow): string {
  const company = companyName === name ? null : companyName;
  const parts = [kind === 'company' ? 'компания' : company, phone && formatPhone(phone), isOwn ? OWN : undefined];
  return parts.filter(Boolean).join(' · ');
}

interface ChosenCallerProps {
  readonly caller: KnownCaller;
  readonly close: ReactNode;
}

/** A known caller in one line. */
function ChosenCaller({ caller: { name, companyName, phone }, close }: ChosenCallerProps) {
  return (
    <div className={classes.chosenCaller}>
      <Avatar name={name} isSmall />
      <Text as="span" truncate miw={0} flex={1}>
        <b>{name || '…'}</b>
        {companyName !== null && companyName !== name && (
          <Text as="span" c="soft">
            {' '}
            {companyName}
          </Text>
        )}
      </Text>
      {phone !== null && (
        <Text as="span" fz={13} c="soft" whiteSpace="nowrap" tabular>
          {formatPhone(phone)}
        </Text>
      )}
      {close}
    </div>
  );
}
