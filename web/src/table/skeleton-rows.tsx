import classes from './data-table.module.css';
import { type CellLook, cellClass, cellStyle } from './table-row.tsx';

export interface SkeletonRowsProps {
  readonly columns: readonly CellLook[];
  /** Positions of the rendered columns. */
  readonly positions: readonly number[];
  readonly hasCheckbox: boolean;
  readonly count: number;
}

const SHARES = [72, 54, 64, 48, 80, 58];

/** Loading rows, in the layout of the columns. */
export function SkeletonRows({ columns, positions, hasCheckbox, count }: SkeletonRowsProps) {
  return (
    <tbody aria-hidden="true" className={classes.skeleton}>
      {[...Array(count).keys()].map((row) => (
        <tr key={row} className={classes.skeletonRow}>
          {positions.map((position, index) => (
            <td key={position} className={cellClass(columns, position)} style={cellStyle(columns, positions, index)}>
              {position === 0 && hasCheckbox && <i className={classes.skeletonBox} />}
              <i className={classes.bar} style={{ width: `${SHARES[(row + position * 2) % SHARES.length]}%` }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
