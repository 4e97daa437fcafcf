import { Text } from '#ui/layout/text.ts';

/** Props that show a unit inside a field at the right, with the width that it needs. */
export function unitSection(unit: string | undefined) {
  if (unit === undefined) return {};
  return {
    rightSection: (
      <Text as="span" fz={13} c="mute" whiteSpace="nowrap" ms="auto" pe={10}>
        {unit}
      </Text>
    ),
    rightSectionWidth: `calc(${unit.length}ch + 20px)`,
    rightSectionPointerEvents: 'none' as const,
  };
}
