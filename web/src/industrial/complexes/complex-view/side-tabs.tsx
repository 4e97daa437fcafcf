import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { namesOf } from '@gektar/contract/records.ts';
import { Tabs } from '@mantine/core';
import { ComplexPeople } from '#industrial/people/complex-people.tsx';
import { peopleOf } from '#industrial/people/people-of-complex.ts';
import type { ShownParts } from '#industrial/tree/complex-parts.ts';
import type { CommentDrafts } from '#people/comments/comment-drafts.ts';
import { CommentList } from '#people/comments/comment-list.tsx';
import classes from '#ui/component/side-tabs.module.css';
import { Text } from '#ui/layout/text.ts';
import { CommentPlace } from './comment-place.tsx';
import { ComplexLog } from './complex-log.tsx';
import { useComplexComments } from './use-complex-comments.tsx';

export const sideTabLabels = { log: 'Журнал', comments: 'Комментарии', people: 'Люди' } as const;
export type SideTab = keyof typeof sideTabLabels;
const sideTabs = namesOf(sideTabLabels);

export interface SideTabsProps {
  readonly complex: FullComplex;
  readonly parts: ShownParts;
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  readonly drafts: CommentDrafts;
}

/** Tabs of the side: log, comments, people; the comment field is at the bottom. */
export function SideTabs({ complex, parts, tab, onTab, drafts }: SideTabsProps) {
  const comments = useComplexComments(complex);
  const people = peopleOf(complex);
  const counts: Record<SideTab, number> = {
    log: 0,
    comments: complex.comments.length,
    people: people.operators.length + people.contacts.length,
  };
  return (
    <>
      <Tabs
        value={tab}
        onChange={(to) => {
          const next = sideTabs.find((one) => one === to);
          if (next) onTab(next);
        }}
        className={classes.tabs ?? ''}
        keepMounted={false}
      >
        <Tabs.List className={classes.list ?? ''}>
          {sideTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {sideTabLabels[one]}
              {counts[one] > 0 && (
                <Text as="span" c="mute" fw={400} tabular ms={5}>
                  {counts[one]}
                </Text>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="log" tabIndex={0} className={classes.scroll ?? ''}>
          <ComplexLog complex={complex} />
        </Tabs.Panel>
        <Tabs.Panel value="comments" tabIndex={0} className={`${classes.scroll} ${classes.padded}`}>
          <CommentList comments={comments.list} calls={comments.calls} drafts={drafts} placeOf={comments.placeOf} />
        </Tabs.Panel>
        <Tabs.Panel value="people" tabIndex={0} className={classes.scroll ?? ''}>
          <ComplexPeople complex={complex} people={people} building={parts.building} />
        </Tabs.Panel>
      </Tabs>
      <CommentPlace
        complex={complex}
        parts={parts}
        isChoosing={tab === 'comments'}
        drafts={drafts}
        onAdd={comments.addTo}
      />
    </>
  );
}
