import classes from './avatar.module.css';

/** Initials of a person in a circle: 'Егор Степной' → 'ЕС'. Next to the name, never instead of it. */
export function Avatar({ name, isSmall, isEditing }: { name: string; isSmall?: boolean; isEditing?: boolean }) {
  return (
    <span
      className={classes.avatar}
      data-small={isSmall || undefined}
      data-editing={isEditing || undefined}
      aria-hidden
    >
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => word.charAt(0).toLocaleUpperCase('ru')).join('');
}
