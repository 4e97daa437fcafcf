import classes from './notice.module.css';

/** Initials of a person, hidden from screen readers because the name is next to them. */
export function Avatar({ name }: { readonly name: string | undefined }) {
  const initials = (name ?? '')
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('')
    .slice(0, 2);
  return (
    <span className={classes.avatar} aria-hidden="true">
      {initials}
    </span>
  );
}
