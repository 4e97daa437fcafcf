import { Box } from '#ui/layout/box.ts';
import classes from './waiting-list.module.css';

/** Layout of a loading selection, so that nothing moves when it arrives. */
export function WaitingList() {
  return (
    <Box mih="100dvh" role="status" aria-label="Подборка загружается">
      <div className={classes.bar} />
      <Box bdb="line-2" h={150} bg="var(--map-land)" />
      {[1, 2].map((card) => (
        <div key={card} className={classes.card}>
          <Box bdrs="r2" bg="sunken" h={206} />
          <Box w="70%" className={classes.line} />
          <Box w="45%" className={classes.line} />
        </div>
      ))}
    </Box>
  );
}
