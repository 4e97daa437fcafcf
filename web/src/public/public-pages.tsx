import { IndustrialClient } from '#industrial/public/industrial-client.tsx';
import { LandClient } from '#land/public/land-client.tsx';
import { readAddress, useClientHref } from '#sharing/client/client-address.ts';
import { NoSuchPage } from '#sharing/client/link-panel.tsx';
import { useOffice } from '#sharing/client/office.ts';
import { MessengerContext } from '#ui/button/phone-link.tsx';

/** Client pages of each domain, by path. */
const clients = { land: LandClient, industrial: IndustrialClient } as const;

/** The client page of the current URL. Another link renders a new page without the state of the previous one. */
export function PublicPages() {
  const address = readAddress(useClientHref());
  const office = useOffice();
  if (!address) return <NoSuchPage office={office} />;
  const Client = clients[address.domain];
  return (
    <MessengerContext value={office?.messengerUrl}>
      <Client key={`${address.domain}:${address.id}`} address={address} office={office} />
    </MessengerContext>
  );
}
