import { Box } from '#ui/layout/box.ts';
import classes from './waiting-list.module.css';

/** Layout of a loading selection, so that nothing moves when it arrives. */
export function WaitingList() {
  return (
    <div style={{ minHeight: '100dvh' }} role="status" aria-label="Подборка загружается">
      <div className={classes.bar} />
      <Box rule="bottom-strong" style={{ height: 150, background: 'var(--map-land)' }} />
      {[1, 2].map((card) => (
        <div key={card} className={classes.card}>
          <Box isRound ground="sunken" style={{ height: 206 }} />
          <div className={classes.line} />
          <div className={classes.line} />
        </div>
      ))}
    </div>
  );
}
