import { Link } from '@tanstack/react-router';
import { QuietDecimals } from '#ui/component/quiet-decimals.tsx';
import { Text } from '#ui/layout/text.ts';
import classes from './week.module.css';
import { WeekBars } from './week-bars.tsx';
import type { Tile } from './week-columns.ts';

/** Tiles with the figures of the office, each over the last eight periods; a press opens its list. */
export function WeekTiles({ tiles, unitWord }: { readonly tiles: readonly Tile[]; readonly unitWord: string }) {
  return (
    <dl className={classes.tiles}>
      {tiles.map(({ column: { name, figure, title, format }, value, values, note, isCounted }) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd>
            <span>
              <b>
                {isCounted ? (
                  <Link
                    from="/week"
                    to="/week"
                    search={(before) => ({ ...before, figure, employee: undefined })}
                    resetScroll={false}
                  >
                    <QuietDecimals text={format(value)} />
                  </Link>
                ) : (
                  <span>
                    <QuietDecimals text={format(value)} />
                  </span>
                )}
              </b>
              <Text as="span" size={12} c="mute" className={classes.note}>
                {note}
              </Text>
            </span>
            <WeekBars values={values} label={`${title}, ${unitWord}: ${values.map(format).join('; ')}`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
