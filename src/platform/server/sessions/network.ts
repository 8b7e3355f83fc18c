import { isIPv4, isIPv6 } from 'node:net'

/**
 * What counts as one network: 256 IPv4 neighbours, or one customer's IPv6 allocation, who may change address
 * within it at will. `203.0.113.0/24`, `2001:db8:0:1200::/56`; an IPv4 address written as IPv6 counts as
 * IPv4. `unknown` for anything else.
 */
export function networkOf(address: string | null): string {
  if (address === null) return 'unknown'
  if (isIPv4(address)) return `${address.split('.', 3).join('.')}.0/24`
  if (!isIPv6(address)) return 'unknown'
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return `${high >> 8}.${high & 255}.${low >> 8}.0/24`
  const [first, second, third, fourth = 0] = groups
  const prefix = [first, second, third, fourth & 0xff00].map((group = 0) => group.toString(16))
  return `${prefix.join(':')}::/56`
}

/** The eight numbers of an IPv6 address, in any notation. */
function groupsOf(address: string): number[] {
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => (part ? part.split(':') : [])) as [
    string[],
    string[],
  ]
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(gap).fill('0'), ...after].map((group) => Number.parseInt(group, 16))
}
