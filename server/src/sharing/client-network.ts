import { isIPv4, isIPv6 } from 'node:net';

/** What no address can be made out of counts as one network. */
const UNKNOWN = 'unknown';
const GROUPS = 8;

/**
 * Whose tries are counted together: an IPv4 address, or the /64 that one IPv6 customer has to choose addresses from.
 * @param ip as the connection or the proxy before us tells it; an IPv4 address may come wrapped as `::ffff:203.0.113.7`
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return UNKNOWN;
  const network = groupsOf(address).slice(0, GROUPS / 2);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The eight groups of a valid address, `::` written out; the last ones do not matter, so a dotted end is left as two of anything. */
function groupsOf(address: string): string[] {
  const [left = [], right] = address
    .replace(/%.*$/, '')
    .replace(/[\d.]+\.\d+$/, '0:0')
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')));
  if (right === undefined) return left;
  return [...left, ...Array<string>(GROUPS - left.length - right.length).fill('0'), ...right];
}
