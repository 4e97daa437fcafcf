import type { Domain } from '@gektar/contract/domain.ts';
import type { Draft } from '@gektar/contract/drafts/draft.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { failureText, isFailure } from '#api/failure-text.ts';
import type { EntityForm, StoredEntity } from '#form/described/entity-form.ts';
import { EntityNewPage } from '#form/described/entity-form-pages.tsx';
import type { EntityFormExtras } from '#form/described/use-entity-form.ts';
import { FormPageSkeleton } from '#form/sections/form-page-skeleton.tsx';
import { Box } from '#ui/layout/box.ts';
import { hrefOptions, pathOptions } from '#ui/path-options.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { draftQuery, queueQuery, refreshDrafts } from './draft-data.ts';
import { draftForm } from './draft-form.ts';
import { type DraftFormSearch, type DraftPlace, type DraftWay, followingIn, wayOf } from './draft-way.ts';
import { SaveDraft } from './save-draft.tsx';

export interface DraftFormPageProps {
  readonly domain: Domain;
  readonly id: string;
  /** Whether the next incomplete draft opens after this one. */
  readonly isQueue: boolean;
  readonly search: DraftFormSearch;
  readonly crumbs: ReactNode;
  /** The form of the draft's kind. @param onChanged replaces the draft before its form is filled in */
  readonly form: (draft: Draft, way: DraftWay, onChanged: (draft: Draft) => void) => ReactNode;
}

/** The form of a draft: that of a new object, filled in. Its values are taken once, when it opens. */
export function DraftFormPage({ domain, id, isQueue, search, crumbs, form }: DraftFormPageProps) {
  const [draft, setDraft] = useState<Draft>();
  const isOpened = draft?.id === id;
  // Read once: a refetch must not overwrite the form, and after the creation the draft is gone.
  const { data, error, isFetching, refetch } = useQuery({ ...draftQuery(domain, id), enabled: !isOpened });
  const way = useWay({ domain, id, isQueue, search });
  if (!isOpened && data?.id === id && !isFetching) setDraft(data);
  if (isOpened) return form(draft, way, setDraft);
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

/** Links of the form. The following draft is found once: after the creation this one has left the queue. */
function useWay(place: DraftPlace): DraftWay {
  const { domain, id, isQueue, search } = place;
  const { load, back } = search;
  const { data } = useQuery({ ...queueQuery(domain, load), enabled: isQueue });
  const [found, setFound] = useState<{ readonly id: string; readonly following: string | undefined }>();
  if (data !== undefined && found?.id !== id) setFound({ id, following: followingIn(data, place) });
  const following = found?.id === id ? found.following : undefined;
  return useMemo(
    () => wayOf({ domain, id, isQueue, search: { load, back } }, following),
    [domain, id, isQueue, load, back, following],
  );
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

/** 'Пропустить': the next draft of the queue; nothing outside of a queue. */
export function SkipDraft({ skip }: Pick<DraftWay, 'skip'>) {
  if (skip === undefined) return null;
  return (
    <Button variant="subtle" size="sm" renderRoot={(root) => <Link {...hrefOptions(skip)} {...root} />}>
      Пропустить
    </Button>
  );
}

export interface FilledFormProps<Values extends FieldValues, Entity extends StoredEntity> {
  readonly domain: Domain;
  readonly entity: EntityForm<Values, Entity>;
  readonly draft: Draft;
  readonly way: DraftWay;
  /** A hook: additions of the entity to its creation form. */
  readonly useExtras?: () => EntityFormExtras<Values, Entity>;
}

/** The creation form of an object, filled in from a draft. */
export function FilledForm<Values extends FieldValues, Entity extends StoredEntity>({
  domain,
  entity,
  draft,
  way,
  useExtras,
}: FilledFormProps<Values, Entity>) {
  const filled = useMemo(() => {
    const form = draftForm(entity, draft, { list: `/${domain}/drafts`, next: way.next });
    const { keep, Note } = form;
    return {
      ...form,
      Note: (about: { loaded: Entity | undefined }) => (
        <>
          {Note && <Note {...about} />}
          <SaveDraft domain={domain} entity={entity} draft={draft} />
          <SkipDraft skip={way.skip} />
        </>
      ),
      keep: async (...[client, created]: Parameters<typeof keep>) => {
        await Promise.all([keep(client, created), refreshDrafts(client, domain)]);
      },
    };
  }, [domain, entity, draft, way]);
  return <EntityNewPage key={draft.id} entity={filled} {...(useExtras && { useExtras })} />;
}
