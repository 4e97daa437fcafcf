import { Suspense, useState } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Row } from '#ui/layout/row.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { customerRemark, customerTitle, type StoredCustomer } from './customer-state.ts';
import { type CustomerKind, LINK } from './link-customer.ts';

const LinkDialog = lazyPart(() => import('./link-customer-dialog.tsx'));

/** Note next to a name; from it our own record can be linked to one of the CRM (N-03). */
export function CustomerRemark({ kind, stored }: { kind: CustomerKind; stored: StoredCustomer }) {
  const [isOpen, setOpen] = useState(false);
  const remark = customerRemark(stored);
  if (remark === undefined) return null;
  if (!stored.isOwn) return <small className="mute">{remark}</small>;
  const name = customerTitle(stored);
  return (
    <Row as="span" wrap="wrap" gap="0 8px" align="baseline">
      <small className="mute">{remark}</small>
      <LinkButton aria-label={`${LINK}: ${name}`} style={{ fontSize: 'var(--fs-12)' }} onClick={() => setOpen(true)}>
        {LINK}
      </LinkButton>
      {isOpen && (
        <Suspense>
          <LinkDialog kind={kind} id={stored.id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
}
