import { Caption } from '#ui/layout/caption.ts';

/** The unit inside a field at the right, and its width. */
export function unitSection(unit: string | undefined) {
  if (unit === undefined) return {};
  return {
    rightSection: (
      <Caption as="span" size={13} isOnLine tone="mute" lines="whole" isAside style={{ paddingInlineEnd: 10 }}>
        {unit}
      </Caption>
    ),
    rightSectionWidth: `calc(${unit.length}ch + 20px)`,
    rightSectionPointerEvents: 'none' as const,
  };
}
