import { namesOf } from '@gektar/contract/records.ts';
import { Button, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react';
import { icon14, icon16 } from '#ui/icon.ts';

export interface SortMenuProps<Sort extends string> {
  /** Label of every sort, in the order of the menu. */
  readonly labels: Readonly<Record<Sort, string>>;
  readonly sort: Sort;
  readonly direction: 'asc' | 'desc';
  onChange(order: { sort: Sort; direction: 'asc' | 'desc' }): void;
}

const directionLabels = { asc: 'по возрастанию', desc: 'по убыванию' } as const;

/** Menu for the order of cards, which have no column heads to click (1§3). */
export function SortMenu<Sort extends string>({ labels, sort, direction, onChange }: SortMenuProps<Sort>) {
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          rightSection={<Arrow {...icon16} />}
          aria-label={`Сортировка: ${labels[sort]}, ${directionLabels[direction]}`}
        >
          {labels[sort]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {namesOf(labels).map((one) => (
          <Menu.Item
            key={one}
            aria-current={one === sort || undefined}
            rightSection={one === sort && <IconCheck {...icon14} />}
            onClick={() => onChange({ sort: one, direction })}
          >
            {labels[one]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {(['asc', 'desc'] as const).map((one) => (
          <Menu.Item
            key={one}
            aria-current={one === direction || undefined}
            rightSection={one === direction && <IconCheck {...icon14} />}
            onClick={() => onChange({ sort, direction: one })}
          >
            {directionLabels[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
