import { isIPv4, isIPv6 } from 'node:net';

/** Network that stands for all invalid addresses. */
const UNKNOWN = 'unknown';
const GROUPS = 8;

/**
 * The network whose attempts are counted together: an IPv4 address, or the /64 of one IPv6 customer.
 * @param ip from the connection or the proxy; an IPv4 address may come as `::ffff:203.0.113.7`
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return UNKNOWN;
  const network = groupsOf(address).slice(0, GROUPS / 2);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The largest network of one customer of a provider: the IPv4 address, or the /48 of an IPv6 network. */
export function siteOf(network: string): string {
  return network.endsWith('/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network;
}

/**
 * The eight groups of a valid address with `::` expanded. A dotted end counts as two groups of any value: callers do
 * not use the last groups.
 */
function groupsOf(address: string): string[] {
  const [left = [], right] = address
    .replace(/%.*$/, '')
    .replace(/[\d.]+\.\d+$/, '0:0')
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')));
  if (right === undefined) return left;
  return [...left, ...Array<string>(GROUPS - left.length - right.length).fill('0'), ...right];
}
