import type { Property } from '@gektar/contract/land/properties/property.ts';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { CameraButton } from '#files/camera-button.tsx';
import { eachPhoneOnce, phonesOf } from '#people/named-phones.ts';
import { companyQuery, contactQuery } from '#people/people-data.ts';
import { type NamedPhone, ObjectBar } from '#ui/component/object-bar.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { usePropertyAction } from './property-actions.tsx';

const PropertyCamera = lazyPart(() => import('./property-camera.tsx'));

/** Main actions of the plot on a narrow screen. */
export function PropertyBar({ property }: { property: Property }) {
  return useIsNarrow() ? <Bar property={property} /> : null;
}

function Bar({ property }: { property: Property }) {
  const { id } = property;
  const actualize = usePropertyAction('actualize', id);
  return (
    <ObjectBar
      edit={linkOptions({ to: '/land/property/$id/edit', params: { id } })}
      phones={usePhones(property)}
      actualize={actualize}
    >
      <CameraButton sheet={(file, onClose) => <PropertyCamera property={property} file={file} onClose={onClose} />} />
    </ObjectBar>
  );
}

/** Phone numbers of the land contact, then of the client. */
function usePhones({ landContact, companyId, contactId }: Property): NamedPhone[] {
  const company = useQuery({ ...companyQuery(companyId ?? ''), enabled: companyId !== null }).data;
  const contact = useQuery({ ...contactQuery(contactId ?? ''), enabled: contactId !== null }).data;
  const own = landContact?.phone
    ? [{ name: [landContact.lastName, landContact.firstName].filter(Boolean).join(' '), phone: landContact.phone }]
    : [];
  return eachPhoneOnce([...own, ...phonesOf(contact, company)]);
}
