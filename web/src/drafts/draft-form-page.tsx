import type { Domain } from '@gektar/contract/domain.ts';
import type { Draft } from '@gektar/contract/drafts/draft.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { failureText, isFailure } from '#api/failure-text.ts';
import type { EntityForm, StoredEntity } from '#form/described/entity-form.ts';
import { EntityNewPage } from '#form/described/entity-form-pages.tsx';
import type { EntityFormExtras } from '#form/described/use-entity-form.ts';
import { FormPageSkeleton } from '#form/sections/form-page-skeleton.tsx';
import { Box } from '#ui/layout/box.ts';
import { pathOptions } from '#ui/path-options.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { draftQuery, draftsQuery, refreshDrafts } from './draft-data.ts';
import { draftForm } from './draft-form.ts';
import { isWhole } from './draft-words.ts';
import { SaveDraft } from './save-draft.tsx';

export interface DraftFormPageProps {
  readonly domain: Domain;
  readonly id: string;
  /** Whether the next incomplete draft opens after this one. */
  readonly isQueue: boolean;
  readonly crumbs: ReactNode;
  /** The form of the draft's kind. @param onChanged replaces the draft before its form is filled in */
  readonly form: (draft: Draft, next: string | undefined, onChanged: (draft: Draft) => void) => ReactNode;
}

/** The form of a draft: that of a new object, filled in. Its values are taken once, when it opens. */
export function DraftFormPage({ domain, id, isQueue, crumbs, form }: DraftFormPageProps) {
  const [draft, setDraft] = useState<Draft>();
  const isOpened = draft?.id === id;
  // Read once: a refetch must not overwrite the form, and after the creation the draft is gone.
  const { data, error, isFetching, refetch } = useQuery({ ...draftQuery(domain, id), enabled: !isOpened });
  const next = useNext(domain, id, isQueue);
  if (!isOpened && data?.id === id && !isFetching) setDraft(data);
  if (isOpened) return form(draft, next, setDraft);
  const list = `/${domain}/drafts`;
  if (isFailure(error, 'draft.not_found')) {
    return (
      <Outside crumbs={crumbs}>
        <EmptyState
          isPage
          picture="blank"
          title="Нет данных"
          caption="Такого черновика нет: возможно, он уже стал объектом или удалён."
        >
          <Button variant="filled" renderRoot={(root) => <Link {...pathOptions({ to: list })} {...root} />}>
            К черновикам
          </Button>
        </EmptyState>
      </Outside>
    );
  }
  if (error && !isFetching) {
    return (
      <Outside crumbs={crumbs}>
        <FailedState title="Не удалось загрузить данные" caption={failureText(error)} onRetry={() => void refetch()} />
      </Outside>
    );
  }
  return <FormPageSkeleton />;
}

/** Path of the incomplete draft after this one in the list; the list itself after the last; undefined outside of a queue. */
function useNext(domain: Domain, id: string, isQueue: boolean): string | undefined {
  const { data } = useInfiniteQuery({ ...draftsQuery(domain, ''), enabled: isQueue });
  if (!isQueue) return undefined;
  const drafts = data?.pages.flatMap((page) => page.drafts) ?? [];
  const place = drafts.findIndex((draft) => draft.id === id);
  const inOrder = [...drafts.slice(place + 1), ...drafts.slice(0, Math.max(place, 0))];
  const following = inOrder.find((draft) => draft.id !== id && !isWhole(draft));
  return following === undefined ? `/${domain}/drafts` : `/${domain}/drafts/${following.id}/queue`;
}

/** A page without a form. */
export function Outside({ crumbs, children }: { crumbs: ReactNode; children: ReactNode }) {
  return (
    <Box as="main" flex={1} p="12px var(--gutter)">
      {crumbs}
      {children}
    </Box>
  );
}

export interface FilledFormProps<Values extends FieldValues, Entity extends StoredEntity> {
  readonly domain: Domain;
  readonly entity: EntityForm<Values, Entity>;
  readonly draft: Draft;
  readonly next: string | undefined;
  /** A hook: additions of the entity to its creation form. */
  readonly useExtras?: () => EntityFormExtras<Values, Entity>;
}

/** The creation form of an object, filled in from a draft. */
export function FilledForm<Values extends FieldValues, Entity extends StoredEntity>({
  domain,
  entity,
  draft,
  next,
  useExtras,
}: FilledFormProps<Values, Entity>) {
  const filled = useMemo(() => {
    const form = draftForm(entity, draft, { list: `/${domain}/drafts`, next });
    const { keep, Note } = form;
    return {
      ...form,
      Note: (about: { loaded: Entity | undefined }) => (
        <>
          {Note && <Note {...about} />}
          <SaveDraft domain={domain} entity={entity} draft={draft} />
        </>
      ),
      keep: async (...[client, created]: Parameters<typeof keep>) => {
        await Promise.all([keep(client, created), refreshDrafts(client, domain)]);
      },
    };
  }, [domain, entity, draft, next]);
  return <EntityNewPage key={draft.id} entity={filled} {...(useExtras && { useExtras })} />;
}
