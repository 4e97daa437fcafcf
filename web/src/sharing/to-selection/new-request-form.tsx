import { fieldNamed } from '@gektar/contract/fields.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import { outdatePages } from '#api/outdate-pages.ts';
import { DescribedInput } from '#form/described/described-input.tsx';
import {
  changedState,
  checkEntity,
  createdOf,
  type EntityForm,
  refusalText,
  refusedFields,
  type StoredEntity,
} from '#form/described/entity-form.ts';
import { DRAFT_FORMAT } from '#form/sections/begin-new.ts';
import { type FieldName, fieldNamesOf, type Problems } from '#form/sections/form-plan.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import type { Question } from '#ui/dialog/question.ts';
import { Row } from '#ui/layout/row.ts';
import { pathOptions } from '#ui/path-options.ts';
import { showError } from '#ui/toast/toast.tsx';
import type { NewRequestProps, OfferedRequest } from './to-selection-kind.ts';
import classes from './to-selection-panel.module.css';

/** Confirmation when the full form already has an unfinished request. Not in the specification. */
const replacedDraft = {
  title: 'В полной форме уже есть незаконченный запрос. Заменить его?',
  confirmLabel: 'Заменить',
  closeLabel: 'Отменить',
} as const satisfies Question;

interface NewRequestFormProps<Values extends FieldValues, Entity extends StoredEntity> extends NewRequestProps {
  readonly entity: EntityForm<Values, Entity>;
}

/**
 * A new request in a few fields: its name, the company, and other required fields; all other fields start as in the
 * full form.
 */
export function NewRequestForm<Values extends FieldValues, Entity extends StoredEntity & OfferedRequest>({
  entity,
  name,
  me,
  onCreated,
  onCancel,
  onLeave,
}: NewRequestFormProps<Values, Entity>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { form, required, words } = entity;
  const { fields, kit } = form.description;
  const [values, setValues] = useState(() => initialValues(entity, me, startedWithCapital(name)));
  const [asked] = useState(() => askedNames(entity, initialValues(entity, me, '')));
  const [problems, setProblems] = useState<Problems<FieldName<Values>>>(new Map());
  const [newId] = useState(() => uuidv7());
  const [isSaving, setSaving] = useState(false);
  const inputs = useRef(new Map<string, HTMLElement | null>());
  const focusFirst = (field: string | undefined) => inputs.current.get(field ?? '')?.focus({ preventScroll: false });
  // The panel got the focus before this form was rendered, so the first input takes it over.
  useEffect(() => inputs.current.get('name')?.focus({ preventScroll: true }), []);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = checkEntity(entity, values);
    setProblems(found);
    if (found.size > 0) return focusFirst(asked.find((field) => found.has(field)));
    setSaving(true);
    try {
      const created = createdOf(await entity.create(form.toFields(values), newId));
      await keep(created);
    } catch (error) {
      // An earlier attempt has created the request, although its response was lost.
      const before = changedState(entity, error);
      if (before) return await keep(before);
      const refused = refusedFields(entity, error, values);
      setProblems(refused);
      showError(words.notCreated, refusalText(error, refused));
      setSaving(false);
    }
  }

  async function keep(created: Entity) {
    outdatePages(client);
    await entity.keep(client, created);
    onCreated(created);
  }

  /** Opens the full form with the values typed here, stored as its draft. */
  async function openFullForm() {
    const drafts = entity.drafts.ofNew();
    if ((await drafts.find()) !== undefined && !(await confirm(replacedDraft))) return;
    drafts.keep({ newId, values, format: DRAFT_FORMAT });
    onLeave();
    await navigate(pathOptions({ to: `${entity.path}/new` }));
  }

  return (
    <form
      className={`${classes.form} thin`}
      aria-label="Новый запрос"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div className={classes.fields}>
        {asked.map((field) => (
          <DescribedInput
            key={field}
            description={{ ...fieldNamed(fields, field), hint: undefined }}
            kit={kit}
            isTick={false}
            field={{
              name: field,
              label: form.plan.labelOf(field),
              required: required.has(field),
              value: values[field],
              error: problems.get(field),
              onChange: (value: unknown) => setValues((before) => ({ ...before, [field]: value })),
              ref: (element: HTMLElement | null) => void inputs.current.set(field, element),
            }}
          />
        ))}
      </div>
      <Row gap={8} p="8px 12px" bdt="line" className={classes.actions}>
        <Button type="submit" variant="filled" loading={isSaving}>
          Создать и добавить
        </Button>
        <Button onClick={onCancel}>Отменить</Button>
        <LinkButton className={classes.end} onClick={() => void openFullForm()}>
          Все поля
        </LinkButton>
      </Row>
    </form>
  );
}

function initialValues<Values extends FieldValues, Entity extends StoredEntity>(
  { form, preset }: EntityForm<Values, Entity>,
  me: string | undefined,
  name: string,
): Values {
  return form.emptyValues({ ...preset(me), name } as Partial<Values>);
}

/** The fields without which an empty request is refused, and the company, in the order of the full form. */
function askedNames<Values extends FieldValues, Entity extends StoredEntity>(
  entity: EntityForm<Values, Entity>,
  empty: Values,
): FieldName<Values>[] {
  const lacking = checkEntity(entity, empty);
  return fieldNamesOf(entity.form.plan).filter((name) => name === 'companyId' || lacking.has(name));
}

function startedWithCapital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
