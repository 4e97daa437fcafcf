import { propertySorts } from '@gektar/contract/land/properties/property-filter.ts';
import { Button, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react';
import { icon14, icon16 } from '#ui/icon.ts';
import { sortLabels } from './property-labels.ts';
import { orderOf, type PropertySearch } from './property-search.ts';

export interface PropertySortMenuProps {
  readonly search: PropertySearch;
  readonly onChange: (order: Pick<PropertySearch, 'sort' | 'direction'>) => void;
}

/** Order of cards, where there are no heads of columns to click (1§3). */
export function PropertySortMenu({ search, onChange }: PropertySortMenuProps) {
  const { sort, direction } = orderOf(search);
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          rightSection={<Arrow {...icon16} />}
          aria-label={`Сортировка: ${sortLabels[sort]}, ${directionLabels[direction]}`}
        >
          {sortLabels[sort]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {propertySorts.map((one) => (
          <Menu.Item
            key={one}
            aria-current={one === sort || undefined}
            rightSection={one === sort && <IconCheck {...icon14} />}
            onClick={() => onChange({ sort: one, direction })}
          >
            {sortLabels[one]}
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

const directionLabels = { asc: 'по возрастанию', desc: 'по убыванию' } as const;
