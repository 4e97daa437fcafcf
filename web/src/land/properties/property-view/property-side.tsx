import type { Property } from '@gektar/contract/land/properties/property.ts';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { propertyRequestsQuery } from '#land/properties/property-data.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Stack } from '#ui/layout/stack.ts';
import { CommentWriter } from './comment-writer.tsx';
import { CommentsTab } from './comments-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { PropertyActions } from './property-actions.tsx';
import { PropertyPeople } from './property-people.tsx';
import classes from './property-side.module.css';
import { RequestsTab } from './requests-tab.tsx';

/** Beside the object: what can be done with it, whom to call, what has happened. */
export function PropertySide({ property }: { property: Property }) {
  const { data: requests } = useQuery(propertyRequestsQuery(property.id));
  const [tab, setTab] = useState<string | null>('history');
  return (
    <Stack as="aside" isFlex className={classes.side} aria-label="Действия и история">
      <PropertyActions property={property} />
      <PropertyPeople property={property} />
      <Tabs value={tab} onChange={setTab} className={classes.tabs ?? ''} keepMounted={false}>
        <Tabs.List className={classes.list ?? ''}>
          <Tabs.Tab value="history">История</Tabs.Tab>
          <Tabs.Tab value="comments">Комментарии{countOf(property.comments)}</Tabs.Tab>
          <Tabs.Tab value="requests">Запросы{countOf(requests)}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="history" tabIndex={0} className={classes.scroll ?? ''}>
          <HistoryTab property={property} />
        </Tabs.Panel>
        <Tabs.Panel value="comments" tabIndex={0} className={classes.scroll ?? ''}>
          <CommentsTab property={property} />
        </Tabs.Panel>
        <Tabs.Panel value="requests" tabIndex={0} className={classes.scroll ?? ''}>
          <RequestsTab propertyId={property.id} />
        </Tabs.Panel>
      </Tabs>
      <CommentWriter property={property} />
    </Stack>
  );
}

function countOf(list: readonly unknown[] | undefined) {
  return (
    list !== undefined &&
    list.length > 0 && (
      <Caption as="span" tone="mute" weight="plain" hasFigures className={classes.count}>
        {list.length}
      </Caption>
    )
  );
}
