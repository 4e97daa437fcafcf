import type { Property } from '@gektar/contract/land/properties/property.ts';
import { formatCount } from '@gektar/format/number.ts';
import { Tabs } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { plotFits } from '#land/properties/plot-fits.ts';
import { changedProperties } from '#land/properties/property-changes.ts';
import { propertyHistoryQuery } from '#land/properties/property-data.ts';
import { GiveBack } from '#operations/give-back.tsx';
import type { CommentCalls } from '#people/comments/comment.ts';
import { useCommentDrafts } from '#people/comments/comment-drafts.ts';
import { CommentList } from '#people/comments/comment-list.tsx';
import { CommentWriter } from '#people/comments/comment-writer.tsx';
import { EntityHistory } from '#people/history/entity-history.tsx';
import { fitCountQuery } from '#sharing/fits/fits-queries.ts';
import tabs from '#ui/component/side-tabs.module.css';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { historySentences } from './history-sentences.ts';
import { PropertyActions } from './property-actions.tsx';
import { addComment, removeComment, saveComment } from './property-comments-data.ts';
import { PropertyPeople } from './property-people.tsx';
import classes from './property-side.module.css';

const FitsTab = lazyPart(async () => ({ default: (await import('./fits-tab.tsx')).FitsTab }));

export type PropertySideTab = 'fits' | 'history' | 'comments';

interface PropertySideProps {
  readonly property: Property;
  readonly tab: PropertySideTab;
  readonly onTab: (tab: PropertySideTab) => void;
}

/** Side of the page: actions, people and history of the object. */
export function PropertySide({ property, tab, onTab }: PropertySideProps) {
  const { data: fitCount } = useQuery(fitCountQuery(plotFits, property.id));
  const comments = useComments(property.id);
  const drafts = useCommentDrafts(property.comments, {
    kind: 'property',
    id: property.id,
    title: property.cadastralNumbers[0] ?? '',
  });
  return (
    <Stack pane="scroll" as="aside" display="flex" className={classes.side} aria-label="Действия и история">
      <PropertyActions property={property} />
      <PropertyPeople property={property} />
      <Tabs
        value={tab}
        onChange={(to) => onTab(to as PropertySideTab)}
        className={`${tabs.tabs} ${tabs.ruled}`}
        keepMounted={false}
      >
        <Tabs.List className={tabs.list ?? ''}>
          <Tabs.Tab value="fits">Кому подходит{countOf(fitCount)}</Tabs.Tab>
          <Tabs.Tab value="history">История</Tabs.Tab>
          <Tabs.Tab value="comments">Комментарии{countOf(property.comments.length)}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="fits" tabIndex={0} className={tabs.scroll ?? ''}>
          <Suspense fallback={<Spinner />}>
            <FitsTab property={property} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="history" tabIndex={0} className={`${tabs.scroll} ${tabs.padded}`}>
          <EntityHistory
            query={propertyHistoryQuery(property.id)}
            comments={property.comments}
            sentences={historySentences}
            actionOf={(event) => <GiveBack about={changedProperties} id={property.id} event={event} />}
          />
        </Tabs.Panel>
        <Tabs.Panel value="comments" tabIndex={0} className={`${tabs.scroll} ${tabs.padded}`}>
          <CommentList comments={property.comments} calls={comments} drafts={drafts} />
        </Tabs.Panel>
      </Tabs>
      <CommentWriter drafts={drafts} onAdd={comments.add} />
    </Stack>
  );
}

function useComments(propertyId: string): CommentCalls {
  const client = useQueryClient();
  return {
    add: (text) => addComment(client, propertyId, text),
    save: (id, text) => saveComment(client, propertyId, id, text),
    remove: (id) => removeComment(client, propertyId, id),
  };
}

function countOf(count: number | undefined) {
  return (
    count !== undefined &&
    count > 0 && (
      <Text as="span" c="mute" fw={400} tabular ms={5}>
        {formatCount(count)}
      </Text>
    )
  );
}
