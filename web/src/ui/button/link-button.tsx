import type { ComponentProps } from 'react';
import classes from '#ui/link.module.css';

/** An action that looks like a link: 'Сбросить', 'Повторить', 'ещё 7'. Real links use `<a className={linkClass}>`. */
export function LinkButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={className ? `${classes.link} ${className}` : classes.link} />;
}

/** Class with the look of a `LinkButton`, for a router's link. */
export const linkClass = classes.link ?? '';
