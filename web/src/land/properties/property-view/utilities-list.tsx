import type { Property } from '@gektar/contract/land/properties/property.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { missing } from '@gektar/format/words.ts';
import { Tooltip } from '@mantine/core';
import { hasUtilities } from '#land/properties/property-facts.ts';
import { UtilityMark } from '#land/properties/utility-marks.tsx';
import { NO_UTILITIES, utilityAmount, utilityText } from '#land/properties/utility-text.ts';
import { FactValue } from '#ui/component/fact-value.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './utilities-list.module.css';

/** All five utilities with kind and capacity (1§3). */
export function UtilitiesList({ property }: { property: Property }) {
  return (
    <>
      <Text as="ul" size={13}>
        {utilityKeys.map((key) => (
          <Stack
            bdb="line"
            as="li"
            columns="22px auto minmax(0, 1fr)"
            align="center"
            gap={8}
            mih={34}
            key={key}
            className={classes.row}
          >
            <UtilityMark kind={key} utility={property[key]} />
            <span>{utilityKinds[key].name}</span>
            <FactValue fact={{ field: key, label: utilityKinds[key].name }}>
              <UtilityWords utility={property[key]} />
            </FactValue>
          </Stack>
        ))}
      </Text>
      {!hasUtilities(property) && (
        <Text fz={13} c="soft">
          {NO_UTILITIES}
        </Text>
      )}
    </>
  );
}

function UtilityWords({ utility }: { utility: Property['gasSupply'] }) {
  const words = utilityText(utility);
  if (utility === null) return <span className="mute">{words}</span>;
  const amount = utilityAmount(utility);
  if (amount === undefined) {
    return (
      <Tooltip label={missing.data}>
        <span>{words}</span>
      </Tooltip>
    );
  }
  if (!words.endsWith(amount)) return <span>{words}</span>;
  return (
    <span className="num">
      <span className="soft">{words.slice(0, -amount.length)}</span>
      <Text as="b" fw={500}>
        {amount}
      </Text>
    </span>
  );
}
