import { type DisclosureChannel, disclosureChannels } from '@gektar/contract/sharing/disclosures.ts';
import { dayAfter } from '@gektar/format/date.ts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { icon14 } from '#ui/icon.ts';
import type { ShowingFilter } from './disclosure-data.ts';
import { channelNames } from './disclosure-words.ts';

/** Periods of the filter (days); undefined: all time. */
const periods = [
  { days: undefined, label: 'за всё время' },
  { days: 7, label: 'за неделю' },
  { days: 30, label: 'за месяц' },
  { days: 90, label: 'за три месяца' },
] as const;

interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

interface ChoiceMenuProps<Value> {
  /** 'Чем' */
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A button with its choice, 'Чем: PDF', and a menu of the others. */
export function ChoiceMenu<Value>({ label, value, choices, onChange }: ChoiceMenuProps<Value>) {
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button rightSection={<IconChevronDown {...icon14} />}>
          {label}: {chosen?.label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => (
          <Menu.Item key={choice.label} fw={choice.value === value ? 600 : 400} onClick={() => onChange(choice.value)}>
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const channelChoices: readonly Choice<DisclosureChannel | undefined>[] = [
  { value: undefined, label: 'всё' },
  ...disclosureChannels.map((channel) => ({ value: channel, label: channelNames[channel] })),
];

interface ShowingFilterProps {
  readonly filter: ShowingFilter;
  readonly onChange: (filter: ShowingFilter) => void;
}

/** Channel and period of the listed showings. */
export function ShowingFilterMenus({ filter, onChange }: ShowingFilterProps) {
  const starts = periods.map(({ days, label }) => ({
    value: days === undefined ? undefined : dayAfter(1 - days),
    label,
  }));
  return (
    <>
      <ChoiceMenu
        label="Чем"
        value={filter.channel}
        choices={channelChoices}
        onChange={(channel) => onChange({ ...filter, channel })}
      />
      <ChoiceMenu
        label="Период"
        value={filter.from}
        choices={starts}
        onChange={(from) => onChange({ ...filter, from })}
      />
    </>
  );
}
