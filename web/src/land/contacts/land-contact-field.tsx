import type { LandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { formatPhone } from '@gektar/format/phone.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FieldProps } from '#form/field/field.tsx';
import type { Option } from '#form/field/option.ts';
import { SelectField } from '#form/field/select-field.tsx';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import { icon16 } from '#ui/icon.ts';
import { Stack } from '#ui/layout/stack.ts';
import { LoadAgain } from '#ui/waiting/load-again.tsx';
import { landContactsQuery } from './land-contact-data.ts';
import { landContactName } from './land-contact-name.ts';
import { openLandContact } from './open-land-contact.ts';

/** Fields of a contact that an object includes. */
type Label = Pick<LandContact, 'id' | 'firstName' | 'lastName' | 'middleName' | 'phone'>;

/** Choice of a contact; a new one can be created without leaving the form (1§2, D-09). */
export function LandContactField(field: FieldProps<Label | null> & { readonly label: string }) {
  const { value, onChange } = field;
  const { data: all, isError, isFetching, refetch } = useQuery(landContactsQuery);
  const listed = all?.some(({ id }) => id === value?.id) || value === null ? (all ?? []) : [value, ...(all ?? [])];
  // The contact may have been renamed since the object was loaded: its current name is shown.
  const present = all?.find(({ id }) => id === value?.id) ?? value;
  return (
    <Stack columns="minmax(0, 1fr) auto" align="flex-start" gap={8}>
      <SelectField<string>
        {...field}
        value={value?.id ?? null}
        onChange={(id) => onChange(listed.find((one) => one.id === id) ?? null)}
        options={optionsOf(listed)}
        isClearable
        hint={
          isError ? (
            <LoadAgain onRetry={() => void refetch()} isBusy={isFetching} />
          ) : (
            present?.phone && <PhoneLink phone={present.phone} />
          )
        }
      />
      {/* The button is next to the input, below the label. */}
      <Button
        h="var(--field-h)"
        mt={20}
        leftSection={<IconPlus {...icon16} />}
        onClick={() => openLandContact(undefined, onChange)}
      >
        Новый контакт
      </Button>
    </Stack>
  );
}

/** Contacts with equal names are distinguished by phone. */
function optionsOf(contacts: readonly Label[]): Option<string>[] {
  const names = contacts.map(landContactName);
  const seen = new Set<string>();
  const namesakes = new Set(names.filter((name) => seen.size === seen.add(name).size));
  return contacts.map(({ id, phone }, index) => {
    const name = names[index] ?? '';
    return { value: id, label: namesakes.has(name) && phone ? `${name}, ${formatPhone(phone)}` : name };
  });
}
