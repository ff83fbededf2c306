/** The groups of addresses that count as one sender, where nothing else is known of it. */
import ipaddr from 'ipaddr.js'

type Groups = {
  /** What one subscriber has at least: an IPv4 address, an IPv6 /64. */
  readonly subscriber: string
  /** Neighbours who may be the same sender: IPv4 /24, IPv6 /48. */
  readonly network: string
}

/** Some proxies name the port too: `203.0.113.7:443`, `[2001:db8::1]:443`. */
const withPort = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/

/** Addresses come from headers of a proxy, too; those that are none count as one. */
export function groupsOf(sent: string): Groups {
  const [, v6, v4] = withPort.exec(sent) ?? []
  const address = v6 ?? v4 ?? sent
  if (!ipaddr.isValid(address)) return { subscriber: 'unreadable', network: 'unreadable' }
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv6) {
    const parts = parsed.parts.map((part) => part.toString(16))
    return { subscriber: parts.slice(0, 4).join(':'), network: parts.slice(0, 3).join(':') }
  }
  return { subscriber: parsed.toString(), network: parsed.octets.slice(0, 3).join('.') }
}

export const networkOf = (address: string): string => groupsOf(address).network
