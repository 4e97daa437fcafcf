import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { linkOptions } from '@tanstack/react-router';
import { eachPhoneOnce, phonesOf } from '#people/named-phones.ts';
import { ObjectBar } from '#ui/component/object-bar.tsx';
import { useActualization } from './request-actions.tsx';

/** Main actions of a request on a narrow screen. */
export function RequestBar({ request: { id, contact, company } }: { request: LandRequest }) {
  return (
    <ObjectBar
      edit={linkOptions({ to: '/land/request/$id/edit', params: { id } })}
      phones={eachPhoneOnce(phonesOf(contact, company))}
      actualize={useActualization(id)}
    />
  );
}
