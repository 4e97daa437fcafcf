import type { CustomerDouble, OwnCompany, OwnContact } from '@gektar/contract/people/own-customer.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { failureText, fieldFailures, isFailure } from '#api/failure-text.ts';
import { useTypedFields } from '#form/typed-fields.ts';
import { useSettled } from '#form/typing/use-settled.ts';
import type { CustomerKind } from '#people/link-customer.ts';
import { showWarning } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';
import { doublesQuery, reloadCustomers, saveOwnCustomer, valuesOf } from './own-customer-data.ts';
import { emptyValues, isChanged, type OwnCustomerValues, problemsOf, valuesOfTyped } from './own-customer-values.ts';

/** Pause in typing before duplicates are searched (ms). */
const PAUSE_MS = 250;

export interface OwnCustomerFormAbout {
  readonly kind: CustomerKind;
  /** The record to edit; undefined for a new one. */
  readonly own?: OwnCompany | OwnContact | undefined;
  /** For a new record: text typed into the field that opened the form. */
  readonly typed?: string | undefined;
  /** Company of a new contact. */
  readonly companyId?: string | null | undefined;
  /** Called with the id of the saved record. */
  readonly onSaved: (id: string) => void;
}

const saveWords: Readonly<Record<CustomerKind, { created: string; saved: string; failed: string; changed: string }>> = {
  company: {
    created: 'Компания создана',
    saved: 'Компания обновлена',
    failed: 'Не удалось сохранить компанию',
    changed: 'Компания изменена другим сотрудником',
  },
  contact: {
    created: 'Контакт создан',
    saved: 'Контакт обновлён',
    failed: 'Не удалось сохранить контакт',
    changed: 'Контакт изменён другим сотрудником',
  },
};

/** State of the form of our own company or contact. A failed save keeps the input. */
export function useOwnCustomerForm({ kind, own, typed = '', companyId = null, onSaved }: OwnCustomerFormAbout) {
  const client = useQueryClient();
  const [newId] = useState(() => uuidv7());
  /** The stored record that the edit is based on; after a merge, the newer one. */
  const [base, setBase] = useState(own);
  const fields = useTypedFields<OwnCustomerValues>(
    () => (own ? valuesOf(own) : { ...emptyValues, companyId }),
    () => (own ? valuesOf(own) : valuesOfTyped(kind, typed, companyId)),
  );
  const { values, problems, setProblems, change, field } = fields;
  /** Duplicates from a refused save, which the search may not have found yet. */
  const [refused, setRefused] = useState<readonly CustomerDouble[]>([]);
  const isUnderWay = useRef(false);
  const doubles = useDoubles(kind, values, base?.id, refused);
  const words = saveWords[kind];

  const saving = useAction({
    run: (notDoubles: readonly string[]) => {
      const target = base ? { id: base.id, rowVersion: base.rowVersion } : { newId };
      return saveOwnCustomer({ kind, values, target, notDoubles });
    },
    done: own ? words.saved : words.created,
    keep: async ({ id }) => {
      await reloadCustomers(client, kind, id);
      onSaved(id);
    },
    failed: (error) => {
      setProblems(fieldFailures(error));
      if (isFailure(error, 'customer.doubles')) return void setRefused(error.current as CustomerDouble[]);
      if (isFailure(error, 'company.changed') || isFailure(error, 'contact.changed')) {
        return takeOver(error.current as OwnCompany | OwnContact);
      }
      return { title: words.failed, text: failureText(error) };
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  /**
   * After a save by somebody else: unchanged fields take the stored values, changed ones keep what was typed and can be
   * saved over them.
   */
  function takeOver(theirs: OwnCompany | OwnContact): undefined {
    fields.takeOver(valuesOf(theirs));
    setBase(theirs);
    showWarning(words.changed, 'Ваши правки остались в форме. Проверьте и сохраните ещё раз');
  }

  return {
    ...{ values, problems, change, field },
    doubles,
    isNew: base === undefined,
    /** Whether records with the same phone or INN are shown, so that saving would create another one. */
    hasSureDoubles: doubles.some(isSure),
    isDirty: isChanged(kind, values, fields.begun) && !saving.isSuccess,
    isSaving: saving.isPending,
    /** @returns false when a field is wrong */
    save(): boolean {
      if (isUnderWay.current) return true;
      // Error paths contain the indexes of the sent phones and e-mails, so empty ones are removed from the form first.
      fields.setValues(({ phones, emails, ...rest }) => ({
        ...rest,
        phones: typedOf(phones),
        emails: typedOf(emails),
      }));
      const found = problemsOf(kind, values);
      setProblems(found);
      if (Object.keys(found).length > 0) return false;
      isUnderWay.current = true;
      saving.mutate(doubles.filter(isSure).map(({ id }) => id));
      return true;
    },
  };
}

function typedOf(texts: readonly string[]): readonly string[] {
  const typed = texts.filter((text) => text.trim() !== '');
  return typed.length > 0 ? typed : [''];
}

function isSure({ reason }: CustomerDouble): boolean {
  return reason !== 'name';
}

/** Existing records that may be the same as the typed one, including those of a refused save. */
function useDoubles(
  kind: CustomerKind,
  { name, firstName, lastName, inn, phones }: OwnCustomerValues,
  exceptId: string | undefined,
  refused: readonly CustomerDouble[],
): readonly CustomerDouble[] {
  const search = {
    kind,
    name: kind === 'company' ? name.trim() : `${firstName} ${lastName}`.trim(),
    phones: phones.filter((phone) => phone.length >= FEWEST_DIGITS),
    inn: inn.trim() || null,
    exceptId: exceptId ?? null,
  };
  const { settled = search } = useSettled(search, PAUSE_MS);
  const { data = [] } = useQuery({ ...doublesQuery(settled), placeholderData: keepPreviousData });
  const known = new Set(data.map(({ id }) => id));
  return [...refused.filter(({ id }) => !known.has(id)), ...data];
}

/** Minimum number of digits of a complete telephone number. */
const FEWEST_DIGITS = 9;
