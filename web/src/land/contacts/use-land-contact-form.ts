import type { LandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText, fieldFailures, isFailure } from '#api/failure-text.ts';
import { useTypedFields } from '#form/typed-fields.ts';
import { confirm } from '#ui/dialog/confirm.tsx';
import { deleteQuestion } from '#ui/dialog/question.ts';
import { showWarning } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';
import { addLandContact, keepLandContact, removeLandContact, saveLandContact } from './land-contact-data.ts';
import { landContactName } from './land-contact-name.ts';
import {
  checkContact,
  isChanged,
  type LandContactField,
  type LandContactValues,
  mergeValues,
  valuesOf,
} from './land-contact-values.ts';
import { type OpenLandContact, openContact } from './open-land-contact.ts';

/** State of a contact form and its save. A failed save keeps the input. */
export function useLandContactForm({
  contact,
  onSaved,
  typed,
  onDone,
}: OpenLandContact & { readonly onDone: () => void }) {
  const client = useQueryClient();
  /** State that the edit is based on; after a merge, the newer stored state. */
  const [base, setBase] = useState(contact);
  const fields = useTypedFields<LandContactValues>(
    () => valuesOf(contact),
    () => typed ?? valuesOf(contact),
  );
  const { values, setValues, setProblems } = fields;
  useKeptTyping(values);
  // Blocks the second of two quick clicks, which arrives before the button is disabled.
  const isUnderWay = useRef(false);

  const saving = useAction({
    run: (sent: Parameters<typeof addLandContact>[1]) =>
      base
        ? saveLandContact(client, { ...sent, id: base.id, rowVersion: base.rowVersion })
        : addLandContact(client, sent),
    done: base ? 'Контакт обновлён' : 'Контакт создан',
    keep: (saved) => {
      onDone();
      onSaved?.(saved);
    },
    failed: (error) => {
      setProblems(fieldFailures(error));
      if (isFailure(error, 'land_contact.changed')) return takeOver(error.current as LandContact);
      return { title: 'Не удалось сохранить контакт', text: failureText(error) };
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const removal = useAction({
    run: (id: string) => removeLandContact(client, id),
    done: 'Контакт удалён',
    keep: onDone,
  });

  /** After a concurrent save: untouched fields take the stored values; typed values stay and can be saved over them. */
  function takeOver(theirs: LandContact): undefined {
    setValues((typed) => mergeValues(typed, valuesOf(base), valuesOf(theirs)));
    setBase(theirs);
    void keepLandContact(client, theirs);
    showWarning('Контакт изменён другим сотрудником', 'Ваши правки остались в форме. Проверьте и сохраните ещё раз');
  }

  return {
    isDirty: isChanged(values, valuesOf(base)) && !saving.isSuccess && !removal.isSuccess,
    isBusy: saving.isPending || removal.isPending,
    isSaving: saving.isPending,
    isRemoving: removal.isPending,
    field: (name: LandContactField) => ({ name, ...fields.field(name) }),
    /** @returns false when a field is wrong */
    save(): boolean {
      if (isUnderWay.current) return true;
      const checked = checkContact(values);
      if ('problems' in checked) {
        setProblems(checked.problems);
        return false;
      }
      setProblems({});
      isUnderWay.current = true;
      saving.mutate(checked.fields);
      return true;
    },
    async remove() {
      if (!base || isUnderWay.current) return;
      const question = {
        ...deleteQuestion,
        title: 'Удалить контакт?',
        text: `${landContactName(base)} будет удалён из контактов. Вы уверены, что хотите продолжить?`,
      };
      if (await confirm(question)) removal.mutate(base.id);
    },
  };
}

/** Saves the typed values for the next sign-in: an unmount without closing means that the session has ended. */
function useKeptTyping(values: LandContactValues): void {
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  useEffect(() => {
    const opened = openContact.get();
    return () => {
      if (opened !== undefined && openContact.get() === opened) openContact.set({ ...opened, typed: latest.current });
    };
  }, []);
}
