import type { AddressSuggestion } from '@gektar/contract/places/address.ts';
import { Combobox, Textarea, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field, type FieldProps } from '#form/field/field.tsx';
import { growing } from '#form/field/growing.ts';
import { messages } from '#form/messages.ts';
import { Text } from '#ui/layout/text.ts';
import { addressSuggestionsQuery, NO_ADDRESS, SHORTEST_SEARCH } from './address-data.ts';
import classes from './address-field.module.css';
import { PlaceSources } from './place-sources.tsx';

const PAUSE_MS = 200;

const kinds = {
  region: 'регион',
  city: 'город',
  settlement: 'муниципалитет',
  address: 'адрес объекта',
} as const satisfies Record<AddressSuggestion['kind'], string>;

export interface AddressFieldProps extends FieldProps<string> {
  /** Called when a suggestion is chosen by click or Enter; does not change the field itself. */
  readonly onChoose: (suggestion: AddressSuggestion) => void;
  readonly maxLength?: number | undefined;
}

/** Free text with suggested places and addresses: ↑ and ↓ move, Enter chooses, Esc closes the list. */
export function AddressField(props: AddressFieldProps) {
  const { label, required, hint, error, value, onChange, onBlur, onChoose, ref, disabled, ...input } = props;
  const [isTyping, setTyping] = useState(false);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [searched] = useDebouncedValue(value.trim(), PAUSE_MS);
  const isLong = searched.length >= SHORTEST_SEARCH;
  const { data, isError, isPlaceholderData } = useQuery({
    ...addressSuggestionsQuery(searched),
    enabled: isTyping && isLong,
  });
  const typed = value.trim();
  // Suggestions for a text that was replaced in the meantime are not shown.
  const isOfTyped = typed !== '' && (typed.startsWith(searched) || searched.startsWith(typed));
  const isOpen = isTyping && isLong && isOfTyped && (isError || data !== undefined);
  // Suggestions of an earlier text stay visible until newer ones arrive, but cannot be chosen.
  const isStale = isPlaceholderData || searched !== typed;

  const close = () => {
    setTyping(false);
    combobox.resetSelectedOption();
  };
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {(links) => (
        <Combobox
          store={{ ...combobox, dropdownOpened: isOpen, closeDropdown: close }}
          // Inside the form, not in a portal, because the credits must be part of the page's content.
          withinPortal={false}
          onOptionSubmit={(index) => {
            const chosen = data?.[Number(index)];
            close();
            if (chosen !== undefined) onChoose(chosen);
          }}
        >
          <Combobox.Target withKeyboardNavigation={isOpen}>
            <Textarea
              placeholder={messages.enter}
              {...input}
              {...links}
              ref={ref}
              disabled={disabled ?? false}
              error={error !== undefined}
              {...growing(2, 10)}
              autoComplete="off"
              aria-autocomplete="list"
              data-own-escape={isOpen || undefined}
              value={value}
              onChange={(event) => {
                setTyping(true);
                combobox.resetSelectedOption();
                onChange(event.currentTarget.value);
              }}
              onKeyDown={(event) => {
                if (isOpen && isStale && event.key === 'Enter') event.preventDefault();
              }}
              onBlur={() => {
                close();
                onBlur?.();
              }}
            />
          </Combobox.Target>
          <Combobox.Dropdown onMouseDown={(event) => event.preventDefault()}>
            <Combobox.Options
              aria-label="Подсказки адреса"
              aria-busy={isStale || undefined}
              className={classes.suggestions ?? ''}
            >
              {isError && <Combobox.Empty>{NO_ADDRESS}</Combobox.Empty>}
              {!isError && data?.length === 0 && <Combobox.Empty>{messages.noOptions}</Combobox.Empty>}
              {!isError &&
                data?.map((suggestion, index) => (
                  <Combobox.Option
                    key={`${suggestion.kind} ${suggestion.address}`}
                    value={String(index)}
                    disabled={isStale}
                  >
                    <Text as="span" overflowWrap="anywhere" flex={1} miw={0}>
                      {suggestion.address}
                    </Text>
                    <Text as="span" fz={12} c="mute" flex="none">
                      {kinds[suggestion.kind]}
                    </Text>
                  </Combobox.Option>
                ))}
            </Combobox.Options>
            {!isError && data !== undefined && data.length > 0 && (
              <Combobox.Footer className={classes.sources ?? ''}>
                <PlaceSources />
              </Combobox.Footer>
            )}
          </Combobox.Dropdown>
        </Combobox>
      )}
    </Field>
  );
}
