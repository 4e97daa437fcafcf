import type { Domain } from '@gektar/contract/domain.ts';
import type { Draft } from '@gektar/contract/drafts/draft.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { EntityForm, StoredEntity } from '#form/described/entity-form.ts';
import { useAction } from '#ui/use-action.ts';
import { refreshDrafts, updateDraft } from './draft-data.ts';
import { changedFields } from './draft-form.ts';

export interface SaveDraftProps<Values extends FieldValues, Entity extends StoredEntity> {
  readonly domain: Domain;
  readonly entity: EntityForm<Values, Entity>;
  readonly draft: Draft;
}

/** 'Сохранить черновиком': stores the form as a draft that colleagues see, even while required fields are empty. */
export function SaveDraft<Values extends FieldValues, Entity extends StoredEntity>({
  domain,
  entity,
  draft,
}: SaveDraftProps<Values, Entity>) {
  const { getValues } = useFormContext<Values>();
  const client = useQueryClient();
  // The next save is based on the state that the previous one returned.
  const saved = useRef(draft);
  const save = useAction({
    run: () => updateDraft(domain, saved.current, changedFields(entity, saved.current, getValues())),
    done: 'Черновик сохранён',
    failed: 'Не удалось сохранить черновик',
    keep(answered) {
      saved.current = answered;
      return refreshDrafts(client, domain);
    },
  });
  return (
    <Button variant="subtle" size="sm" loading={save.isPending} onClick={() => save.mutate()}>
      Сохранить черновиком
    </Button>
  );
}
