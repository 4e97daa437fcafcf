import { Button } from '@mantine/core';
import { IconClipboard, IconMapPin, IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import { DictionaryDialog } from '#dictionaries/dictionary-dialog.tsx';
import { PaletteBox } from '#ui/palette/palette-box.tsx';
import type { PaletteDestination, PaletteEntry, PaletteSource } from '#ui/palette/palette-entry.ts';
import { PaletteFound } from '#ui/palette/palette-found.tsx';
import classes from './components.module.css';
import { Example } from './example.tsx';

const nothing = () => undefined;

function found(source: string, entries: readonly Omit<PaletteEntry, 'key' | 'href'>[]) {
  return entries.map((entry, index) => ({ ...entry, key: `${source}/${index}`, href: `/dev/components#${source}` }));
}

const sources: readonly PaletteSource[] = [
  {
    key: 'objects',
    title: 'Объекты',
    Icon: IconMapPin,
    search: async () =>
      found('objects', [
        { title: '50:20:0010203:145', detail: 'Одинцовский г. о.', note: '12,50 га' },
        {
          title: '50:20:0010417:38',
          detail: 'Одинцовский г. о., вблизи деревни с очень длинным названием',
          note: '3,06 га',
        },
      ]),
  },
  {
    key: 'requests',
    title: 'Запросы',
    Icon: IconClipboard,
    search: async () =>
      found('requests', [{ title: 'Логистика юго-запад', detail: 'участок 50:20:0010203:145 в подборке' }]),
  },
];

const destinations: readonly PaletteDestination[] = [
  { key: 'go/favorites', title: 'Избранное', Icon: IconStar, href: '/dev/components#favorites' },
];

/** Search components, and the dictionary dialog with its default texts. */
export function SearchComponents() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Example name="Поиск по всему, Ctrl K" columns={8}>
        <div className={classes.pop}>
          <PaletteBox onClose={nothing}>
            {(typing) => (
              <PaletteFound
                {...typing}
                sources={sources}
                destinations={destinations}
                onOpen={nothing}
                onClose={nothing}
              />
            )}
          </PaletteBox>
        </div>
      </Example>
      <Example name="Значение словаря" columns={4}>
        <Button onClick={() => setOpen(true)}>Новое значение</Button>
        {isOpen && (
          <DictionaryDialog
            value={undefined}
            values={[]}
            extras={['order']}
            calls={{ create: async () => undefined, update: async () => undefined }}
            onClose={() => setOpen(false)}
            onChanged={nothing}
          />
        )}
      </Example>
    </>
  );
}
