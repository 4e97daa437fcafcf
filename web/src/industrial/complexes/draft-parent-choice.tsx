import type { Draft } from '@gektar/contract/drafts/draft.ts';
import { industrialDrafts } from '@gektar/contract/drafts/draft-calls.ts';
import { searchObjects } from '@gektar/contract/industrial/search/object-search-calls.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { refreshDrafts } from '#drafts/draft-data.ts';
import { Outside, SkipDraft } from '#drafts/draft-form-page.tsx';
import type { DraftWay } from '#drafts/draft-way.ts';
import { draftName } from '#drafts/draft-words.ts';
import { ListSearchBox } from '#form/filter/list-search-box.tsx';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { Card } from '#ui/layout/card.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { useAction } from '#ui/use-action.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';

/** Complexes, buildings and vacancies found by a part of their name. */
export function draftParentsQuery(text: string) {
  return queryOptions({
    queryKey: ['industrial', 'draft-parents', text],
    queryFn: ({ signal }) => call(searchObjects, { query: { text } }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}

interface DraftParentChoiceProps extends Pick<DraftWay, 'skip'> {
  readonly draft: Draft;
  readonly onChosen: (draft: Draft) => void;
}

/** The choice of the complex of a building, or of the building of a vacancy, before their form opens. */
export function DraftParentChoice({ draft, skip, onChosen }: DraftParentChoiceProps) {
  const isVacancy = draft.kind === 'vacancy';
  const [text, setText] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery(draftParentsQuery(text ?? ''));
  const kind = isVacancy ? 'building' : 'complex';
  const found = data?.filter((object) => object.kind === kind && object.isEnabled) ?? [];
  const client = useQueryClient();
  const move = useAction({
    run: (parentId: string) => {
      const { id, rowVersion, fields } = draft;
      return call(industrialDrafts.update, { body: { id, rowVersion, fields, parentId } });
    },
    failed: 'Не удалось сохранить черновик',
    keep: (moved) => {
      onChosen(moved);
      return refreshDrafts(client, 'industrial');
    },
  });
  return (
    <Outside
      crumbs={
        <IndustrialCrumbs crumbs={[{ label: 'Черновики', to: '/industrial/drafts' }, { label: draftName(draft) }]} />
      }
    >
      <Stack gap={12} maw={640} mt={12}>
        <Row gap={12} wrap="wrap">
          <h1>{isVacancy ? 'В каком здании вакансия?' : 'В каком комплексе здание?'}</h1>
          <SkipDraft skip={skip} />
        </Row>
        <Text size={13} c="soft">
          {draftName(draft)}
          {draft.place && `, в файле: ${draft.place}`}
        </Text>
        <ListSearchBox
          label={isVacancy ? 'Поиск здания' : 'Поиск комплекса'}
          placeholder="Название комплекса или здания"
          value={text}
          onChange={setText}
        />
        {error && <FailedState caption={failureText(error)} onRetry={() => void refetch()} />}
        {text !== undefined && !isFetching && !error && found.length === 0 && <Text c="soft">Ничего не найдено</Text>}
        {found.length > 0 && (
          <Card as="ul" aria-label={isVacancy ? 'Здания' : 'Комплексы'}>
            {found.map(({ id, title, detail }) => (
              <Row as="li" key={id} gap={12} p="8px 12px" justify="space-between">
                <Stack as="span" gap={2} overflowWrap="anywhere">
                  <Text as="span" fw={500}>
                    {title}
                  </Text>
                  <Text as="span" size={12} c="soft">
                    {detail}
                  </Text>
                </Stack>
                <Button
                  size="sm"
                  variant="default"
                  disabled={move.isPending}
                  aria-label={`Выбрать ${title}`}
                  onClick={() => move.mutate(id)}
                >
                  Выбрать
                </Button>
              </Row>
            ))}
          </Card>
        )}
      </Stack>
    </Outside>
  );
}
