import { Link } from '@tanstack/react-router';
import type { CustomerKind } from '#people/link-customer.ts';
import { linkClass } from '#ui/button/link-button.tsx';
import { pathOptions } from '#ui/path-options.ts';
import { useDomainHere } from './customer-domain.ts';
import classes from './customer-link.module.css';
import { customerPath } from './customer-paths.ts';

/** A name that links to the page of the company or contact in the current domain. */
export function CustomerLink({ kind, id, name }: { kind: CustomerKind; id: string; name: string }) {
  const domain = useDomainHere();
  return (
    <Link
      className={`${linkClass} ${classes.link} cut`}
      title={name}
      {...pathOptions({ to: customerPath(domain, kind, id) })}
    >
      {name}
    </Link>
  );
}
