import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { editAccessQuery } from '#industrial/requests/request-data.ts';
import { eachPhoneOnce, phonesOf } from '#people/named-phones.ts';
import { ObjectBar } from '#ui/component/object-bar.tsx';

/** Main actions of a request on a narrow screen; without access the edit button stays above, with the reason. */
export function RequestBar({ request: { id, contact, company } }: { request: IndustrialRequest }) {
  const { data: mayEdit } = useQuery(editAccessQuery(id));
  const phones = eachPhoneOnce(phonesOf(contact, company));
  if (!mayEdit && phones.length === 0) return null;
  return (
    <ObjectBar
      edit={mayEdit ? linkOptions({ to: '/industrial/requests/$id/edit', params: { id } }) : undefined}
      phones={phones}
    />
  );
}
