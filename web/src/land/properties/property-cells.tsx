import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { IconCircleCheck, IconLock, IconMapPinQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { OverdueDate } from '#ui/component/overdue.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './property-cells.module.css';
import { isOverdue } from './property-facts.ts';

/** First cadastral number, count of the others, and marks of the object (1§2, 1§4). */
export function NumberCell({ row, link }: { row: PropertyRow; link: (content: ReactNode) => ReactNode }) {
  const [first, ...others] = row.cadastralNumbers;
  return (
    <Row as="span" gap={8} flex={1} miw={0}>
      <Text as="span" truncate fw={500} className={classes.text} title={first}>
        {link(first)}
      </Text>
      {others.length > 0 && (
        <Text
          as="span"
          fz={11}
          flex="none"
          p="0 4px"
          bg="sunken"
          c="soft"
          fw={500}
          bdrs="r1"
          lh="16px"
          title={others.join('\n')}
        >
          +{others.length}
        </Text>
      )}
      <Row as="span" display="inline-flex" align="stretch" gap={4} c="mute" ms="auto" flex="none">
        {row.isApproximatePosition && (
          <IconMapPinQuestion {...icon16} aria-hidden={false} aria-label="Координаты приблизительные" />
        )}
        {row.isConfidentially && <IconLock {...icon16} aria-hidden={false} aria-label="Конфиденциальный" />}
        {row.isChecked && <IconCircleCheck {...icon16} aria-hidden={false} aria-label="Проверен" className="ok" />}
      </Row>
    </Row>
  );
}

/** Date of the last confirmation, amber when overdue; without one the date of creation. */
export function ActualizationCell({ row }: { row: PropertyRow }) {
  const { data: settings } = useQuery(settingsQuery);
  const isLate = settings !== undefined && isOverdue(row, settings.overdueDays);
  return <OverdueDate date={row.actualizationDateTime ?? (isLate ? row.dateTimeCreated : null)} isOverdue={isLate} />;
}
