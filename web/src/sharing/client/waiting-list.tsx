import classes from './waiting-list.module.css';

/** Layout of a loading selection, so that nothing moves when it arrives. */
export function WaitingList() {
  return (
    <div className={classes.page} role="status" aria-label="Подборка загружается">
      <div className={classes.bar} />
      <div className={classes.map} />
      {[1, 2].map((card) => (
        <div key={card} className={classes.card}>
          <div className={classes.photo} />
          <div className={classes.line} />
          <div className={classes.line} />
        </div>
      ))}
    </div>
  );
}
