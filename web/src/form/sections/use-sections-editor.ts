import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useLeaveGuard } from '#form/leave-guard.ts';
import { messages } from '#form/messages.ts';
import { firstUnfinished } from '#form/unfinished-typing.ts';
import { showWarning } from '#ui/toast/toast.tsx';
import { placeOf } from './bound-field.tsx';
import { type FieldName, type FormPlan, fieldNamesOf, inScreenOrder, type Problems, pathOf } from './form-plan.ts';
import { sameValues } from './merge-values.ts';
import { createQuietFields } from './quiet-fields.ts';
import type { SectionsForm } from './sections-context.ts';
import { createUploadsUnderWay } from './uploads-under-way.ts';
import { type DraftKeeper, useStoredDraft } from './use-stored-draft.ts';

const CHECK = failureTexts['request.invalid'];
const FILES_FAILED = 'Часть файлов не загружена';
const FILES_FAILED_TEXT = 'Повторите загрузку или уберите эти файлы';

/** Sent values, and changes typed while they were being sent. */
export interface Meanwhile<Values> {
  readonly sent: Values;
  /** Current values of the form, if they differ from the sent ones. */
  readonly typedSince: Values | undefined;
  /** Whether the form is still mounted: a user who has left is not navigated back. */
  readonly isHere: () => boolean;
}

/** Description of a form with sections, which edits or creates an entity. */
export interface EditorSubject<Values extends FieldValues, Answer> {
  readonly plan: FormPlan<Values>;
  readonly required: ReadonlySet<FieldName<Values>>;
  /** Initial values: those of a draft, or `base`. */
  readonly values: Values;
  /** Whether the initial values are a draft: the form then shows a message and offers to discard it. */
  readonly isRestored: boolean;
  /** Values of the form before any typing. Stable between renders, as are `check` and `keeper`. */
  readonly base: Values;
  /** Problems of the values, shown before sending. */
  readonly check: (values: Values) => Problems<FieldName<Values>>;
  readonly keeper: DraftKeeper<Values>;
  /** Whether the draft stays stored when the user confirms leaving the page (H-18); otherwise it is removed. */
  readonly isDraftKept?: boolean | undefined;
  /** Converts typed text that is not a value yet; returns a problem for each text that cannot be converted. */
  readonly finishTyping?: (() => Promise<Problems<FieldName<Values>>>) | undefined;
  /** Called before valid values are sent; false cancels the save, after the callback has shown the reason itself. */
  readonly mayBeSent?: (() => Promise<boolean>) | undefined;
  /** Sends the values to the server. @throws the server's refusal */
  readonly send: (values: Values) => Promise<Answer>;
  /** Called after a save, with the draft removed: shows a toast and navigates. */
  readonly onSaved: (answer: Answer, meanwhile: Meanwhile<Values>) => Promise<void>;
  /** Shows why a save was refused. @returns problems by field */
  readonly onRefused: (error: unknown, values: Values) => Promise<Problems<FieldName<Values>>>;
  /** Leaves without saving; the guard asks first if something was typed. */
  readonly leave: () => void;
}

export interface SectionsEditor<Values extends FieldValues = FieldValues> {
  readonly form: UseFormReturn<Values>;
  /** Context for the components of the form. */
  readonly sections: SectionsForm;
  readonly isSaving: boolean;
  /** A save waits for uploads in progress. */
  readonly isWaiting: boolean;
  readonly isRestored: boolean;
  /** There is unsaved input. */
  readonly isDirty: boolean;
  /** When the draft was stored (ms since 1970). */
  readonly storedAt: number | undefined;
  readonly save: () => void;
  /** Sends these values without another check. */
  readonly saveValues: (values: Values) => void;
  readonly focusField: (name: string) => void;
  /** Shows these problems and those that the check finds at other fields, and focuses the first of them. */
  readonly showProblems: (problems: Problems) => void;
  readonly leave: () => void;
  /** Makes these values the initial ones. */
  readonly begin: (values: Values) => void;
  /** Makes these values the initial ones and discards the draft. */
  readonly undo: (values: Values) => void;
  /**
   * Number of `undo` calls. Used as a key that resets the internal state of fields, such as text that is not a value.
   */
  readonly round: number;
}

/** Behaviour of a form with sections: check, save once at a time, draft, question on leaving, focus on errors. */
export function useSectionsEditor<Values extends FieldValues, Answer>(
  subject: EditorSubject<Values, Answer>,
): SectionsEditor<Values> {
  const { plan, required, base, check, keeper } = subject;
  const [isRestored, setRestored] = useState(subject.isRestored);
  const [uploads] = useState(createUploadsUnderWay);
  const [quiet] = useState(createQuietFields);
  const [lists] = useState<SectionsForm['lists']>(() => new Map());
  const drawAll = useRef<() => void>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [round, setRound] = useState(0);
  const isHere = useIsHere();
  const { isBusy: isSaving, onlyOnce } = useOnlyOnce();
  const form = useForm<Values>({
    // The values are complete, although the type of `defaultValues` is partial.
    defaultValues: subject.values as NonNullable<Parameters<typeof useForm<Values>>[0]>['defaultValues'] & Values,
    mode: 'onTouched',
    resolver: resolverFor(check),
    shouldFocusError: false,
  });
  const draft = useStoredDraft(form, plan, base, keeper);
  useLeaveGuard(draft.isDirty, subject.isDraftKept === true ? undefined : draft.drop);
  const isSent = useRef(false);
  const sections = useMemo(
    () =>
      ({
        ...{ plan, required, check, uploads, quiet, lists, drawAll },
        isSent: () => isSent.current,
      }) as SectionsForm<Values> as SectionsForm,
    [plan, required, check, uploads, quiet, lists],
  );

  const { tellProblems, showFieldErrors, focusFirst, focusField } = problemsAt(form, plan, drawAll);

  async function save(): Promise<void> {
    const unfinished = await subject.finishTyping?.();
    if (unfinished !== undefined && unfinished.size > 0) return tellProblems(unfinished);
    if (!(await areListsFinished()) || !(await isValid()) || holdsUnfinished(plan)) return;
    if (uploads.state() !== 'none') {
      setWaiting(true);
      const state = await uploads.settled().finally(() => setWaiting(false));
      if (!isHere.current) return;
      if (state === 'failed') return showWarning(FILES_FAILED, FILES_FAILED_TEXT);
      if (!(await isValid())) return;
    }
    if (subject.mayBeSent !== undefined && !(await subject.mayBeSent())) return;
    await send(form.getValues());
  }

  /** Adds typed texts to their lists; an invalid one blocks the save, and its field shows why. */
  async function areListsFinished(): Promise<boolean> {
    for (const [name, { current: finish }] of lists) {
      if (finish === null || (await finish())) continue;
      showWarning(CHECK);
      focusField(name);
      return false;
    }
    return true;
  }

  async function isValid(): Promise<boolean> {
    let isFine = false;
    const submit = form.handleSubmit(
      () => {
        isFine = true;
      },
      () => tellProblems(check(form.getValues())),
    );
    await submit();
    return isFine;
  }

  async function send(values: Values): Promise<void> {
    isSent.current = true;
    await exchange(values).finally(() => {
      isSent.current = false;
    });
  }

  async function exchange(values: Values): Promise<void> {
    const answer = await subject.send(values).catch(async (error: unknown) => {
      const problems = await subject.onRefused(error, values);
      showFieldErrors(problems);
      // Does not move the focus if the user has typed meanwhile.
      if (sameValues(plan, values, form.getValues())) focusFirst(problems);
    });
    if (answer === undefined) return;
    const held = form.getValues();
    const typedSince = isHere.current && !sameValues(plan, values, held) ? held : undefined;
    draft.drop();
    await subject.onSaved(answer, { sent: values, typedSince, isHere: () => isHere.current });
  }

  return {
    form,
    sections,
    isSaving,
    isWaiting,
    isRestored: isRestored && draft.isDirty,
    isDirty: draft.isDirty,
    storedAt: draft.storedAt,
    save: () => void onlyOnce(save),
    saveValues: (values) => void onlyOnce(() => send(values)),
    focusField,
    showProblems: (problems) => {
      const all = new Map([...check(form.getValues()), ...problems]) as Map<FieldName<Values>, string>;
      showFieldErrors(all);
      focusFirst(all);
    },
    leave: subject.leave,
    begin: (values) => form.reset(values),
    undo: (values) => {
      form.reset(values);
      setRestored(false);
      draft.drop();
      setRound(round + 1);
    },
    round,
  };
}

/** Shows problems at their fields and leads to the first of them. */
function problemsAt<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  plan: FormPlan<Values>,
  drawAll: RefObject<(() => void) | null>,
) {
  function tellProblems(problems: Problems<FieldName<Values>>): void {
    const isMissing = [...problems.keys()].some((name) => !plan.isFilled(form.getValues(), name));
    if (isMissing) showWarning(messages.fillRequired, messages.fillRequiredText);
    else showWarning(CHECK);
    focusFirst(problems);
  }

  function showFieldErrors(problems: Problems<FieldName<Values>>): void {
    for (const [name, message] of problems) form.setError(pathOf<Values>(name), { type: 'server', message });
  }

  /** Scrolls to the first field with a problem, in the order of the screen, and focuses it. */
  function focusFirst(problems: Problems<FieldName<Values>>): void {
    const [first] = inScreenOrder(plan, problems).keys();
    if (first !== undefined) focusField(first);
  }

  function focusField(name: string): void {
    drawAll.current?.();
    document.getElementById(placeOf(name))?.scrollIntoView({ block: 'center' });
    form.setFocus(pathOf<Values>(name));
  }

  return { tellProblems, showFieldErrors, focusFirst, focusField };
}

/**
 * Whether a field holds text that is not a value, such as an impossible date: a save would lose this text and the value
 * before it.
 */
function holdsUnfinished<Values extends FieldValues>(plan: FormPlan<Values>): boolean {
  const inputs = fieldNamesOf(plan).map((name) => document.getElementById(placeOf(name)));
  const first = inputs.map(firstUnfinished).find((input) => input !== undefined);
  if (first === undefined) return false;
  showWarning(CHECK);
  first.scrollIntoView({ block: 'center' });
  first.focus();
  return true;
}

/** Runs one save at a time: a double click is one request. */
function useOnlyOnce() {
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);
  async function onlyOnce(work: () => Promise<void>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    await work().finally(() => {
      underWay.current = false;
      setBusy(false);
    });
  }
  return { isBusy, onlyOnce };
}

/** Whether the form is still mounted: a page that was left must not send after waiting. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Checks with the rules of the contract, so that browser and server agree. */
function resolverFor<Values extends FieldValues>(check: (values: Values) => Problems): Resolver<Values> {
  return (values) => {
    const problems = check(values);
    if (problems.size === 0) return { values, errors: {} };
    const errors = [...problems].map(([name, message]) => [name, { type: 'check', message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}
