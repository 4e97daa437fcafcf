import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { openGuide } from '#shell/guide/guide-signal.ts';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { framedTable } from '#ui/layout/framed-table.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './about-page.module.css';
import type { ServiceRow } from './service-words.ts';
import { StateDot } from './state-dot.tsx';
import type { Checks } from './use-checks.ts';

export interface ServiceTableProps {
  readonly rows: readonly ServiceRow[];
  readonly summary: string;
  readonly checks: Checks;
}

/** Table of services with their states; on a narrow screen, one line per service. */
export function ServiceTable({ rows, summary, checks }: ServiceTableProps) {
  const checked = rows.filter(({ canBeChecked }) => canBeChecked).map(({ name }) => name);
  return (
    <Box as="section" mt={4} aria-labelledby="services">
      <Row gap={8} align="baseline" wrap="wrap" mb={8}>
        <Text as="h2" size={14} fw={600} id="services">
          Внешние службы
        </Text>
        <Text as="span" size={13} c="mute" className="on-tablet">
          {summary}
        </Text>
        <Button
          variant="subtle"
          size="xs"
          ms="auto"
          loading={checked.every((name) => checks.isRunning(name))}
          onClick={() => checks.run(checked)}
        >
          Проверить все
        </Button>
      </Row>
      <table className={`${framedTable} ${classes.services}`}>
        <thead>
          <tr>
            <th scope="col">Служба</th>
            <th scope="col">Состояние</th>
            <th scope="col">Последний успех</th>
            <th scope="col">Последний сбой</th>
            <th scope="col">Возраст наших данных</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ServiceLine key={row.name} row={row} checks={checks} />
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function ServiceLine({ row, checks }: { row: ServiceRow; checks: Checks }) {
  return (
    <tr>
      <th scope="row">
        {row.title}
        <small>{row.about}</small>
      </th>
      <td>
        <StateDot kind={row.kind}>
          <span className={classes.wide}>{row.state}</span>
          <span className={classes.brief}>{row.brief}</span>
        </StateDot>
        <small role="status">{checks.answerOf(row.name)}</small>
      </td>
      <td className={classes.wide}>{row.success}</td>
      <td className={classes.wide}>
        {row.failure}
        {row.reason !== undefined && <small>{row.reason}</small>}
      </td>
      <td className={classes.wide} data-aged={row.isAged || undefined}>
        {row.age}
        {row.stored !== undefined && <small>{row.stored}</small>}
      </td>
      <td>
        {row.canBeChecked && <CheckButton row={row} checks={checks} />}
        {row.canBeConnected && (
          <Button variant="subtle" size="xs" onClick={openGuide}>
            Как подключить
          </Button>
        )}
      </td>
    </tr>
  );
}

function CheckButton({ row: { name, title, isBeingChecked }, checks }: { row: ServiceRow; checks: Checks }) {
  return (
    <Button
      variant="subtle"
      size="xs"
      aria-label={`Проверить сейчас: ${title}`}
      loading={checks.isRunning(name) || isBeingChecked}
      onClick={() => checks.run([name])}
    >
      <IconRefresh {...icon16} className={classes.brief ?? ''} />
      <span className={classes.wide}>Проверить сейчас</span>
    </Button>
  );
}
