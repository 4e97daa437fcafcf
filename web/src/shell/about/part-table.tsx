import { Box } from '#ui/layout/box.ts';
import { framedTable } from '#ui/layout/framed-table.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './about-page.module.css';
import type { PartRow } from './part-words.ts';
import { StateDot } from './state-dot.tsx';

/** Table of processes and the database, or of jobs. */
export function PartTable({ id, title, rows }: { id: string; title: string; rows: readonly PartRow[] }) {
  return (
    <Box as="section" miw={0} aria-labelledby={id}>
      <Text as="h2" size={14} fw={600} mb={8} id={id}>
        {title}
      </Text>
      {rows.length === 0 ? (
        <Text as="p" c="mute">
          Ещё не запускались
        </Text>
      ) : (
        <table className={`${framedTable} ${classes.parts}`}>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  {row.title} <small>{row.about}</small>
                </th>
                <td>{row.state !== '' && <StateDot kind={row.kind}>{row.state}</StateDot>}</td>
                <td>{row.amount}</td>
                <td>{row.pace}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Box>
  );
}
