import classes from './former-amount.module.css';

/** The amount of the client's previous visit, crossed out next to today's. */
export function FormerAmount({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <>
      {' '}
      <s className={classes.former}>
        <span className="sr">прежде </span>
        {text}
      </s>
    </>
  );
}
