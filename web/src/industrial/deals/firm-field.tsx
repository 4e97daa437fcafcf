import { Combobox, Input, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field, type FieldProps } from '#form/field/field.tsx';
import { messages } from '#form/messages.ts';
import { awayWords, OWN } from '#people/customer-state.ts';
import { useOriginOfCompany } from '#people/own-customers.ts';
import { companiesQuery } from '#people/people-data.ts';
import type { Firm } from './deal-values.ts';

/** Pause in typing after which the CRM is queried (ms). */
const PAUSE_MS = 250;
const LONGEST_NAME = 500;

/** A company of the CRM, searched while typing, or a name as typed (H-36). */
export function FirmField(props: FieldProps<Firm>) {
  const { label, value, onChange, error, disabled } = props;
  const originOf = useOriginOfCompany();
  const [isTyping, setTyping] = useState(false);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [searched] = useDebouncedValue(value.name.trim(), PAUSE_MS);
  const { data, isError } = useQuery({
    ...companiesQuery(searched),
    enabled: isTyping && searched !== '',
    placeholderData: keepPreviousData,
  });
  const isOpen = isTyping && value.name.trim() !== '' && data !== undefined && data.length > 0;
  const close = () => {
    setTyping(false);
    combobox.resetSelectedOption();
  };
  return (
    <Field label={label} error={error} hint={hintOf(value, isError || awayWords(data ?? []) !== undefined, originOf)}>
      {(links) => (
        <Combobox
          store={{ ...combobox, dropdownOpened: isOpen, closeDropdown: close }}
          onOptionSubmit={(id) => {
            const chosen = data?.find((one) => one.id === id);
            close();
            if (chosen !== undefined) onChange({ id: chosen.id, name: chosen.name });
          }}
        >
          <Combobox.Target withKeyboardNavigation={isOpen}>
            <Input
              {...links}
              placeholder={messages.enter}
              disabled={disabled ?? false}
              error={error !== undefined}
              autoComplete="off"
              aria-autocomplete="list"
              data-own-escape={isOpen || undefined}
              maxLength={LONGEST_NAME}
              value={value.name}
              onChange={(event) => {
                setTyping(true);
                combobox.resetSelectedOption();
                onChange({ id: null, name: event.currentTarget.value });
              }}
              onBlur={close}
            />
          </Combobox.Target>
          <Combobox.Dropdown onMouseDown={(event) => event.preventDefault()}>
            <Combobox.Options mah={250} style={{ overflowY: 'auto' }}>
              {data?.map(({ id, name, isOwn }) => (
                <Combobox.Option key={id} value={id}>
                  {name} {isOwn && <small className="mute">{OWN}</small>}
                </Combobox.Option>
              ))}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      )}
    </Field>
  );
}

function hintOf({ id, name }: Firm, isAway: boolean, originOf: (id: string) => string | undefined): string | undefined {
  if (id !== null) return originOf(id);
  if (name.trim() === '') return undefined;
  return isAway ? 'CRM недоступна: имя сохранится как введено' : 'введено вручную';
}
