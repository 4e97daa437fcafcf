import { IconArchive } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkClass } from '#ui/button/link-button.tsx';
import { PageHead, type PageHeadProps } from '#ui/component/page-head.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { icon14 } from '#ui/icon.ts';
import { LeftOut } from './left-out.tsx';
import type { AnyRequest, RequestKind } from './request-kind.ts';

interface RequestHeadProps<Request extends AnyRequest> extends Omit<PageHeadProps, 'name'> {
  readonly kind: RequestKind<Request>;
  readonly request: Request;
  /** Required fields that still have the neutral values of a request written down during a call. */
  readonly leftOut: readonly string[];
  /** Responsible employee, shown after the figures. */
  readonly responsible: ReactNode;
}

/** Head of a request's page: name, state, actions and the facts needed most often (M-08); the same above every tab. */
export function RequestHead<Request extends AnyRequest>(props: RequestHeadProps<Request>) {
  const { kind, request, tags, actions, figures, leftOut, responsible } = props;
  const { id, name, isEnabled, company } = request;
  return (
    <>
      <PageHead
        name={name}
        tags={
          <>
            {!isEnabled && <Tag icon={<IconArchive {...icon14} />}>В архиве</Tag>}
            {tags}
          </>
        }
        actions={actions}
        figures={[
          [
            kind.fields.companyId.label,
            company && (
              <Link {...kind.links.company(company.id)} className={linkClass}>
                {company.name}
              </Link>
            ),
          ],
          ...figures,
          [kind.fields.responsibleEmployeeId.label, responsible],
        ]}
      />
      <LeftOut kind={kind} id={id} names={leftOut} />
    </>
  );
}
