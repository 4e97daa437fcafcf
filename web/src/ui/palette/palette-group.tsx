import type { ReactNode } from 'react';
import { Group } from '#ui/component/group.tsx';
import { Text } from '#ui/layout/text.ts';

interface PaletteGroupProps {
  /** Id of the title. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Options below their title. */
export function PaletteGroup({ id, title, children }: PaletteGroupProps) {
  return (
    <Group aria-labelledby={id}>
      <Text as="div" size={12} c="mute" p="8px 12px 4px" id={id}>
        {title}
      </Text>
      {children}
    </Group>
  );
}
