import { Drawer, Tabs } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useWindow } from '#ui/use-window.ts';
import classes from './guide-drawer.module.css';
import { type GuidePart, guideParts, guideTopicOf } from './guide-topics.ts';

/**
 * HTML of the guide's parts, made at build time. The parts on installation and on import columns are read outside the
 * product.
 */
const pages = import.meta.glob<string>(
  ['../../../../docs/guide/*.md', '!../../../../docs/guide/install.md', '!../../../../docs/guide/import.md'],
  { eager: true, import: 'default' },
);

function pageOf(part: GuidePart): string {
  return pages[`../../../../docs/guide/${part}.md`] ?? '';
}

/**
 * The guide in a drawer on the right, opened at the section about the current page.
 * @param path path of the current page
 */
export default function GuideDrawer({ path, onClose }: { path: string; onClose: () => void }) {
  const topic = guideTopicOf(path);
  const [part, setPart] = useState<GuidePart>(topic.part);
  /** Scrolls to the section once its text is rendered, after the drawer has opened. */
  const showPlace = useCallback(
    (text: HTMLElement | null) => {
      if (part !== topic.part || topic.heading === undefined) return;
      const headings = [...(text?.querySelectorAll('h2') ?? [])];
      headings.find(({ textContent }) => textContent === topic.heading)?.scrollIntoView();
    },
    [part, topic.part, topic.heading],
  );
  return (
    <Drawer
      {...useWindow(true, onClose)}
      opened
      onClose={onClose}
      title="Справка"
      size="50vw"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <Tabs
        value={part}
        onChange={(next) => next && setPart(next as GuidePart)}
        keepMounted={false}
        className={classes.guide ?? ''}
      >
        <Tabs.List px={16}>
          {Object.entries(guideParts).map(([name, title]) => (
            <Tabs.Tab key={name} value={name}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={part} className={classes.page ?? ''} tabIndex={0}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, made at build from docs/guide */}
          <div ref={showPlace} className={classes.text} dangerouslySetInnerHTML={{ __html: pageOf(part) }} />
        </Tabs.Panel>
      </Tabs>
    </Drawer>
  );
}
