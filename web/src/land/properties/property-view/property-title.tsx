import type { Property } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { Popover } from '@mantine/core';
import { IconArchive, IconChevronDown, IconCircleCheck, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#api/settings-data.ts';
import { isOverdue } from '#land/properties/property-facts.ts';
import { PropertyTypeSwatch } from '#land/property-type-swatch.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { OverdueDate } from '#ui/component/overdue.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { icon14 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './property-title.module.css';

const numbers: PluralForms = ['номер', 'номера', 'номеров'];

/** The first cadastral number, a button with the count of the others, and important marks (1§2, 1§4). */
export function PropertyTitle({ property }: { property: Property }) {
  const [first = '', ...others] = property.cadastralNumbers;
  const { propertyType, isEnabled } = property;
  return (
    <Row wrap="wrap" gap={8} mt={4} mb={10}>
      <Text as="h1" tabular overflowWrap="anywhere" lts="-0.02em">
        {first}
      </Text>
      <CopyButton text={first} label="Скопировать кадастровый номер" />
      {others.length > 0 && <OtherNumbers numbers={others} />}
      <Box as="span" display="contents" className={classes.tags}>
        <Tag tone="line">
          <PropertyTypeSwatch type={propertyType} isEnabled={isEnabled} />
        </Tag>
        {!isEnabled && <Tag icon={<IconArchive {...icon14} />}>В архиве</Tag>}
        {property.isChecked && (
          <Tag tone="ok" icon={<IconCircleCheck {...icon14} />}>
            {propertyFields.isChecked.yes}
          </Tag>
        )}
        <Tag>{property.onSale ? propertyFields.onSale.yes : propertyFields.onSale.no}</Tag>
        {property.isConfidentially && (
          <Tag icon={<IconLock {...icon14} />}>{propertyFields.isConfidentially.label}</Tag>
        )}
      </Box>
      <Freshness property={property} />
    </Row>
  );
}

function OtherNumbers({ numbers: others }: { numbers: readonly string[] }) {
  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.more}>
          ещё {formatCountOf(others.length, numbers)}
          <IconChevronDown {...icon14} />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Остальные кадастровые номера">
        <ul className={classes.others}>
          {others.map((number) => (
            <Row as="li" key={number} justify="space-between" gap={12} mih={32} px="8px 2px">
              <span className="num">{number}</span>
              <CopyButton text={number} label={`Скопировать ${number}`} />
            </Row>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Date of the last confirmation; amber when overdue (D-06). */
function Freshness({ property }: { property: Property }) {
  const { data: settings } = useQuery(settingsQuery);
  const isLate = settings !== undefined && isOverdue(property, settings.overdueDays);
  const { actualizationDateTime: confirmed, dateTimeCreated } = property;
  return (
    <Row as="span" display="inline-flex" align="stretch" gap={4} fz={13} c="soft" tabular ms="auto">
      {confirmed === null ? 'Не актуализирован, создан ' : 'Актуализирован '}
      {isLate ? (
        <OverdueDate date={confirmed ?? dateTimeCreated} isOverdue />
      ) : (
        formatDate(confirmed ?? dateTimeCreated)
      )}
    </Row>
  );
}
