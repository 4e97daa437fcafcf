import { type Domain, domains } from '@gektar/contract/domain.ts';
import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { CustomerDouble } from '@gektar/contract/people/own-customer.ts';
import type { Amount } from '@gektar/format/amount.ts';
import { formatDateTime, moscowTime } from '@gektar/format/date.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { storedEmployeeId } from '#api/session.ts';
import { TextAreaField } from '#form/field/text-field.tsx';
import { focusFirstWrong } from '#form/first-wrong-field.ts';
import { industrialMinute } from '#industrial/requests/minute-request.ts';
import { landMinute } from '#land/requests/minute-request.ts';
import type { MinuteRequestGiven } from '#people/minute-request-opener.ts';
import { reloadCustomers } from '#people/own/own-customer-data.ts';
import { reloadReminders, reminderActions } from '#reminders/reminder-data.ts';
import type { MinuteKind } from '#requests/minute/minute-kind.ts';
import { type MinuteAsked, type MinuteValues, withAsked } from '#requests/minute/minute-values.ts';
import { placesOf } from '#requests/minute/minute-words.ts';
import { domainTitles } from '#theme/domain.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { takeHeldTyping } from '#ui/held-typing.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import { typeInField } from '#ui/type-in-field.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { AmountInput } from './amount-input.tsx';
import { CallBackField } from './call-back-field.tsx';
import { callerOf, problemsOfCaller } from './caller.ts';
import { CallerField } from './caller-field.tsx';
import { ChipGroup } from './chip-group.tsx';
import { FittingColumn } from './fitting-column.tsx';
import { FittingFoot } from './fitting-foot.tsx';
import { minuteCalls } from './minute-calls.ts';
import { emptyDraft, findDraft, type MinuteDraft, minuteDrafts } from './minute-draft.ts';
import classes from './minute-request.module.css';
import { NoteChips } from './note-chips.tsx';
import { PlaceField } from './place-field.tsx';
import { doublesIn, ReminderMissing, type SavedMinute, saveMinuteRequest } from './save-minute-request.ts';
import { useLoadedCaller } from './use-loaded-caller.ts';

const kinds: Readonly<Record<Domain, MinuteKind>> = { land: landMinute, industrial: industrialMinute };

/** Maximum length of a comment (characters). */
const NOTE_LENGTH = 5000;

export interface MinuteRequestDialogProps {
  readonly given: MinuteRequestGiven;
  /** Domain of the page behind the dialog, or the one chosen last. */
  readonly domain: Domain;
  readonly onDomain: (domain: Domain) => void;
  readonly onClose: () => void;
}

interface Problems {
  readonly caller?: string;
  readonly name?: string;
  readonly phone?: string;
  readonly type?: string;
  readonly area?: string;
}

/** 'Запрос за минуту': the dialog in which a request is written down while its client is on the phone. */
export default function MinuteRequestDialog({ given, domain, onDomain, onClose }: MinuteRequestDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const router = useRouter();
  const [drafts] = useState(minuteDrafts);
  const [draft, setDraft] = useState(() => emptyDraft(domain, callerOf(given)));
  const [found, setFound] = useState<Awaited<ReturnType<typeof findDraft>>>();
  const [problems, setProblems] = useState<Problems>({});
  const [doubles, setDoubles] = useState<readonly CustomerDouble[]>([]);
  const [isSaving, setSaving] = useState(false);
  const isUnderWay = useRef(false);
  const kind = kinds[draft.domain];
  // Loaded for both domains, so that a switch shows its choices at once.
  const allChoices = { land: landMinute.useChoices(), industrial: industrialMinute.useChoices() };
  const choices = allChoices[draft.domain];
  const caller = useLoadedCaller(draft.caller);
  const values: MinuteValues = {
    ...draft.values,
    deal: choices.deals.some(({ label }) => label === draft.values.deal)
      ? draft.values.deal
      : (choices.deals[0]?.label ?? null),
  };
  const asked = values.asked[draft.domain];
  const budget = kind.budgetOf(values.deal);
  const isNarrow = useIsNarrow();
  const fitting = { kind, values, choices, caller };

  useEffect(() => {
    let isClosed = false;
    void findDraft(drafts).then((earlier) => {
      if (!isClosed && earlier) setFound(earlier);
    });
    return () => {
      isClosed = true;
    };
  }, [drafts]);

  useEffect(() => void typeInField('[role=dialog]', takeHeldTyping), []);

  const change = (next: Partial<MinuteDraft>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    drafts.keep(changed);
    setProblems({});
  };
  const changeValues = (next: Partial<MinuteValues>) => change({ values: { ...draft.values, ...next } });
  const ask = (next: Partial<MinuteAsked>) => change({ values: withAsked(draft.values, draft.domain, next) });

  // A person chosen in the palette over the dialog becomes the caller; everything else stays.
  const seenGiven = useRef(given);
  const takeCaller = useEffectEvent((next: MinuteRequestGiven) => {
    const chosen = callerOf(next);
    if (chosen.kind !== 'none') change({ caller: chosen });
  });
  useEffect(() => {
    if (seenGiven.current === given) return;
    seenGiven.current = given;
    takeCaller(given);
  }, [given]);

  function startAnew() {
    drafts.drop();
    setDraft(emptyDraft(draft.domain, callerOf(given)));
    setFound(undefined);
    setProblems({});
  }

  function readArea(end: 'from' | 'to', amount: Amount | undefined) {
    const { from = null, to = null, exact = null } = amount ?? {};
    if (from !== null && to !== null) ask({ area: { from, to } });
    else ask({ area: { ...asked.area, [end]: exact, ...(from !== null && { from }), ...(to !== null && { to }) } });
  }

  function problemsNow(): Problems {
    const { from, to } = asked.area;
    const isTypeMissing = kind.isTypeRequired ? asked.types.length === 0 : values.deal === null;
    return {
      ...(caller.kind === 'none' && { caller: fieldMessages.required }),
      ...(caller.kind === 'new' && problemsOfCaller(caller)),
      ...(isTypeMissing && { type: fieldMessages.choose }),
      ...(from !== null && to !== null && from > to && { area: fieldMessages.rangeOrder }),
    };
  }

  async function save(isSearch: boolean, notDoubles: readonly string[] = doubles.map(({ id }) => id)) {
    if (isUnderWay.current || form.current === null) return;
    const now = problemsNow();
    setProblems(now);
    const isUnread = form.current.querySelector('[aria-invalid="true"]') !== null && Object.keys(problems).length === 0;
    if (Object.keys(now).length > 0 || isUnread || caller.kind === 'none') return focusFirstWrong(form.current);
    isUnderWay.current = true;
    setSaving(true);
    const sent = { kind, caller, values, choices, callBack: draft.callBack, ids: draft.ids, notDoubles };
    try {
      const saved = await saveMinuteRequest({ ...sent, employeeId: storedEmployeeId() }, minuteCalls);
      drafts.drop();
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

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      void save(false);
      return;
    }
    if (event.target instanceof HTMLTextAreaElement && !event.shiftKey) {
      event.preventDefault();
      void save(false);
    } else if (event.target instanceof HTMLInputElement) {
      event.preventDefault();
      moveOn(event.currentTarget, event.target);
    }
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title="Запрос за минуту"
      size={960}
      footerStart={
        isNarrow ? (
          <FittingFoot key={draft.domain} {...fitting} />
        ) : (
          <Text as="span" size={13} c="mute" alignSelf="center" className="on-laptop">
            Обязательны только «Кто» и «Что», остальное потом
          </Text>
        )
      }
      footer={
        <>
          {!isNarrow && (
            <Button disabled={isSaving} onClick={() => void save(true)}>
              Сохранить и открыть поиск
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="filled"
            loading={isSaving}
            data-domain={draft.domain}
            className={classes.main ?? ''}
            aria-keyshortcuts="Control+Enter"
            rightSection={<kbd className={`${classes.key} on-laptop`}>Ctrl Enter</kbd>}
          >
            Сохранить запрос
          </Button>
        </>
      }
    >
      <div className={classes.domain} data-domain={draft.domain}>
        <Segmented<Domain>
          aria-label="Область"
          value={draft.domain}
          onChange={(next) => {
            change({ domain: next });
            onDomain(next);
          }}
          options={domains.map((one) => ({ value: one, label: domainTitles[one] }))}
        />
      </div>
      <div className={classes.columns} data-domain={draft.domain}>
        <form
          ref={form}
          id={formId}
          noValidate
          className={classes.form}
          onKeyDown={handleKeyDown}
          onSubmit={(event) => {
            event.preventDefault();
            // React events of a form inside a portal bubble to the page's form.
            event.stopPropagation();
            void save(false);
          }}
        >
          {found && (
            <div className={classes.earlier} role="status">
              <span>
                Продолжить? Незаконченный запрос от {formatDateTime(moscowTime(new Date(found.keptAt)))}
                {found.content.caller.kind !== 'none' && `: ${found.content.caller.name || 'без имени'}`}
              </span>
              <span>
                <LinkButton
                  onClick={() => {
                    change(found.content);
                    setFound(undefined);
                  }}
                >
                  Продолжить
                </LinkButton>{' '}
                <LinkButton onClick={startAnew}>Начать заново</LinkButton>
              </span>
            </div>
          )}
          <Line label="Кто" isRequired>
            <CallerField
              caller={caller}
              onChange={(next) => {
                change({ caller: next });
                setDoubles([]);
              }}
              doubles={doubles}
              problems={problems}
            />
          </Line>
          <Line label="Что" isRequired>
            <Segmented<string>
              aria-label="Сделка"
              value={values.deal ?? undefined}
              onChange={(deal) => changeValues({ deal })}
              options={choices.deals.map(({ label }) => ({ value: label, label }))}
            />
            <ChipGroup
              key={draft.domain}
              label="Тип"
              chips={choices.types}
              shown={kind.typesShown}
              value={asked.types}
              isInvalid={problems.type !== undefined}
              onChange={(types) => ask({ types })}
            />
            {problems.type !== undefined && (
              <Text as="div" size={12} c="danger" role="alert">
                {problems.type}
              </Text>
            )}
          </Line>
          <Line label="Где">
            <PlaceField
              kind={kind}
              choices={choices}
              value={placesOf(kind, choices, values.places)}
              onAdd={(place) => changeValues({ places: [...values.places, place] })}
              onRemove={(place) => changeValues({ places: values.places.filter((one) => one !== place) })}
            />
          </Line>
          <Line label="Сколько">
            <div className={classes.ends} key={draft.domain}>
              <AmountInput
                label="Площадь, от"
                end="от"
                {...kind.area}
                value={asked.area.from}
                onRead={(amount) => readArea('from', amount)}
              />
              <AmountInput
                label="Площадь, до"
                end="до"
                {...kind.area}
                value={asked.area.to}
                error={problems.area}
                onRead={(amount) => readArea('to', amount)}
              />
            </div>
          </Line>
          <Line label="Бюджет">
            <AmountInput
              key={draft.domain + budget.kind}
              label="Бюджет, до"
              end="до"
              kind={budget.kind}
              unit={budget.unit}
              max={budget.max}
              value={asked.budgetTo}
              onRead={(amount) => ask({ budgetTo: amount?.to ?? amount?.exact ?? null })}
            />
            {!budget.isStored && (
              <Text as="div" size={12} c="mute">
                Запишется в комментарий
              </Text>
            )}
          </Line>
          <Line label={kind.needsLabel}>
            <ChipGroup
              key={draft.domain}
              label={kind.needsLabel}
              chips={choices.needs}
              value={asked.needs}
              onChange={(needs) => ask({ needs })}
            />
          </Line>
          <Line label="Перезвонить">
            <CallBackField value={draft.callBack} onChange={(callBack) => change({ callBack })} />
          </Line>
          <Line label="Заметка">
            <TextAreaField
              label="Заметка"
              isLabelHidden
              minRows={2}
              maxLength={NOTE_LENGTH}
              placeholder="Что ещё сказал клиент"
              value={values.note}
              onChange={(note) => changeValues({ note })}
            />
            <NoteChips
              kind={kind}
              choices={choices}
              values={values}
              onTake={(taken) => {
                change({ values: taken });
                form.current?.querySelector<HTMLElement>('textarea')?.focus();
              }}
            />
          </Line>
          {isNarrow && (
            <Button disabled={isSaving} onClick={() => void save(true)}>
              Сохранить и открыть поиск
            </Button>
          )}
        </form>
        {!isNarrow && <FittingColumn key={draft.domain} {...fitting} />}
      </div>
    </Dialog>
  );
}

interface LineProps {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

/** A line of the form. Its controls have their own accessible names, so the label on the left is only visual. */
function Line({ label, isRequired, children }: LineProps) {
  return (
    <div className={classes.line}>
      <span className={classes.label} aria-hidden>
        {label}
        {isRequired && <span className={classes.required}> *</span>}
      </span>
      <div className={classes.controls}>{children}</div>
    </div>
  );
}

const STOPS = 'input:enabled:not([type="radio"], [type="hidden"], [tabindex="-1"]), textarea:enabled';

/**
 * Moves the focus from a one-line field to the next empty one. A range typed whole has filled both of its fields, so
 * the second one is skipped.
 */
function moveOn(form: HTMLFormElement, from: HTMLInputElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(STOPS)];
  const after = fields.slice(fields.indexOf(from) + 1);
  const next = after.find(({ value }) => value === '') ?? after[0];
  next?.focus();
}
