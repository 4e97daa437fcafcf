import { useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EntityForm } from '#form/described/entity-form.ts';
import { EntityEditPage } from '#form/described/entity-form-pages.tsx';
import type { AnyRequest, RequestKind } from './request-kind.ts';
import { NoRequest, type RequestFailure, UnloadedRequest } from './request-pages.tsx';

interface RequestEditingProps<Values extends FieldValues, Request extends AnyRequest> {
  readonly kind: RequestKind<Request>;
  readonly entity: EntityForm<Values, Request>;
  readonly id: string;
}

/** The edit form of one request. */
export function RequestEditing<Values extends FieldValues, Request extends AnyRequest>({
  kind,
  entity,
  id,
}: RequestEditingProps<Values, Request>) {
  const Failed = useCallback((failure: RequestFailure) => <UnloadedRequest kind={kind} {...failure} />, [kind]);
  return (
    <EntityEditPage
      entity={entity}
      id={id}
      useEntity={kind.queries.useOne}
      missing={<NoRequest kind={kind} />}
      Failed={Failed}
    />
  );
}
