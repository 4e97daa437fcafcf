import type { Domain } from '@gektar/contract/domain.ts';
import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { CustomerDouble } from '@gektar/contract/people/own-customer.ts';
import type { Amount } from '@gektar/format/amount.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { storedEmployeeId } from '#api/session.ts';
import { focusFirstWrong } from '#form/first-wrong-field.ts';
import { industrialMinute } from '#industrial/requests/minute-request.ts';
import { landMinute } from '#land/requests/minute-request.ts';
import type { MinuteRequestGiven } from '#people/minute-request-opener.ts';
import { reloadCustomers } from '#people/own/own-customer-data.ts';
import { reloadReminders, reminderActions } from '#reminders/reminder-data.ts';
import type { MinuteKind } from '#requests/minute/minute-kind.ts';
import { type MinuteAsked, type MinuteValues, withAsked } from '#requests/minute/minute-values.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import { type Caller, problemsOfCaller } from './caller.ts';
import { minuteCalls } from './minute-calls.ts';
import { doublesIn, ReminderMissing, type SavedMinute, saveMinuteRequest } from './save-minute-request.ts';
import { useLoadedCaller } from './use-loaded-caller.ts';
import { useMinuteDraft } from './use-minute-draft.ts';

const kinds: Readonly<Record<Domain, MinuteKind>> = { land: landMinute, industrial: industrialMinute };

/** Messages at the fields of the dialog. */
interface MinuteProblems {
  readonly caller?: string;
  readonly name?: string;
  readonly phone?: string;
  readonly type?: string;
  readonly area?: string;
}

/** State of the dialog 'Запрос за минуту': what is typed, its problems, and its save. */
export type MinuteForm = ReturnType<typeof useMinuteRequest>;

export function useMinuteRequest(given: MinuteRequestGiven, domain: Domain, onClose: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const router = useRouter();
  const [problems, setProblems] = useState<MinuteProblems>({});
  const [doubles, setDoubles] = useState<readonly CustomerDouble[]>([]);
  const [isSaving, setSaving] = useState(false);
  const isUnderWay = useRef(false);
  const { draft, change, drop, ...unfinished } = useMinuteDraft(given, domain, () => setProblems({}));
  const kind = kinds[draft.domain];
  // Loaded for both domains, so that a switch shows its choices at once.
  const allChoices = { land: landMinute.useChoices(), industrial: industrialMinute.useChoices() };
  const choices = allChoices[draft.domain];
  const caller = useLoadedCaller(draft.caller);
  const isOffered = choices.deals.some(({ label }) => label === draft.values.deal);
  const deal = isOffered ? draft.values.deal : (choices.deals[0]?.label ?? null);
  const values: MinuteValues = { ...draft.values, deal };
  const asked = values.asked[draft.domain];
  const ask = (next: Partial<MinuteAsked>) => change({ values: withAsked(draft.values, draft.domain, next) });

  async function save(isSearch: boolean) {
    if (isUnderWay.current || form.current === null) return;
    const now = problemsOf(kind, caller, values);
    setProblems(now);
    const isUnread = form.current.querySelector('[aria-invalid="true"]') !== null && Object.keys(problems).length === 0;
    if (Object.keys(now).length > 0 || isUnread || caller.kind === 'none') return focusFirstWrong(form.current);
    isUnderWay.current = true;
    setSaving(true);
    const notDoubles = doubles.map(({ id }) => id);
    const sent = { kind, caller, values, choices, callBack: draft.callBack, ids: draft.ids, notDoubles };
    try {
      const saved = await saveMinuteRequest({ ...sent, employeeId: storedEmployeeId() }, minuteCalls);
      drop();
      onClose();
      announce(saved);
      if (isSearch) router.history.push(`${kind.pathOf(saved.request.id)}/search`);
      void refresh(saved);
    } catch (error) {
      const same = doublesIn(error);
      setDoubles(same);
      const isCreated = error instanceof ReminderMissing;
      if (same.length === 0)
        showError(
          isCreated ? 'Запрос создан, напоминание не поставлено' : 'Запрос не сохранён',
          failureText(isCreated ? error.cause : error),
        );
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  }

  function announce({ request, reminderId }: SavedMinute) {
    const path = kind.pathOf(request.id);
    const takeBack = () =>
      void Promise.all([kind.remove(client, request.id), reminderId && reminderActions.remove(reminderId)]).then(
        () => reloadReminders(client),
        (error: unknown) => showError('Не отменено', failureText(error)),
      );
    const open = { label: 'Открыть', run: () => router.history.push(path) };
    showSuccess('Запрос создан', request.name, { label: 'Отменить', isUndo: true, run: takeBack }, undefined, open);
  }

  function refresh({ request }: SavedMinute) {
    const contactId = caller.kind === 'known' ? caller.contactId : draft.ids.contact;
    return Promise.all([
      kind.keep(client, request),
      reloadReminders(client),
      contactId && reloadCustomers(client, 'contact', contactId),
    ]);
  }

  return {
    ...unfinished,
    ...{ form, kind, choices, caller, values, asked, problems, doubles, isSaving },
    callBack: draft.callBack,
    /** Note whose certain facts are filled in at once; undefined: none. */
    givenNote: given.note,
    change,
    changeValues: (next: Partial<MinuteValues>) => change({ values: { ...draft.values, ...next } }),
    ask,
    changeCaller(next: Caller) {
      change({ caller: next });
      setDoubles([]);
    },
    /** @param amount amount typed for one end; a range fills both ends */
    changeArea(end: 'from' | 'to', amount: Amount | undefined) {
      const { from = null, to = null, exact = null } = amount ?? {};
      if (from !== null && to !== null) ask({ area: { from, to } });
      else ask({ area: { ...asked.area, [end]: exact, ...(from !== null && { from }), ...(to !== null && { to }) } });
    },
    /** @param isSearch whether the search of the request is opened afterwards */
    save,
  };
}

function problemsOf(kind: MinuteKind, caller: Caller, { deal, asked }: MinuteValues): MinuteProblems {
  const { types, area } = asked[kind.domain];
  const isTypeMissing = kind.isTypeRequired ? types.length === 0 : deal === null;
  return {
    ...(caller.kind === 'none' && { caller: fieldMessages.required }),
    ...(caller.kind === 'new' && problemsOfCaller(caller)),
    ...(isTypeMissing && { type: fieldMessages.choose }),
    ...(area.from !== null && area.to !== null && area.from > area.to && { area: fieldMessages.rangeOrder }),
  };
}
