/** Which addresses and names belong to the public internet, by their text and by the name servers. */
import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import ipaddr from 'ipaddr.js'
import type { Config } from '../platform.ts'

/** Of one question to the name servers. */
const TIMEOUT_MS = 2_000

/** Names that never lead to the public internet: RFC 6761, 6762, 7686, 8375, 9476, ICANN and usage. */
const INSIDE =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|lan|home|corp|home\.arpa|test|example|invalid|onion|alt)$/

/** All global addresses of IPv6 are in 2000::/3 (RFC 4291); the others lead to IPv4 or stay inside. */
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::')

/** The name points to an address that is not public. */
export class NotPublic extends Error {}

/** Whether the address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_IPV6, 3)) return false
  return parsed.range() === 'unicast'
}

/** Whether the host of an address may be public, as far as its text says. */
export function mayBePublic(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  const name = host.replace(/\.$/, '').toLowerCase()
  return name.includes('.') && !INSIDE.test(name)
}

type ResolvedAddress = { readonly address: string; readonly family: 4 | 6 }
type Names = Pick<Config, 'name_servers'>

/**
 * The addresses of a name from the name servers alone: not from the machine's own list of hosts, and without
 * its threads, which files need, too. @throws NotPublic where one of them is not public
 */
export async function resolvePublic(
  { name_servers }: Names,
  name: string,
): Promise<readonly ResolvedAddress[]> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })
  if (name_servers !== undefined) resolver.setServers(name_servers)
  const [of4, of6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const addresses: ResolvedAddress[] = [
    ...(of4.status === 'fulfilled' ? of4.value : []).map((address) => ({ address, family: 4 as const })),
    ...(of6.status === 'fulfilled' ? of6.value : []).map((address) => ({ address, family: 6 as const })),
  ]
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new NotPublic()
  if (addresses.length === 0) throw of4.status === 'rejected' ? of4.reason : new Error('No address.')
  return addresses
}

/** For a connection: it goes to the addresses that were judged, whatever the name points to afterwards. */
export function lookUpPublic(names: Names): LookupFunction {
  const find = callbackify((name: string) => resolvePublic(names, name))
  return (hostname, options, done) =>
    find(hostname, (error, addresses) => {
      const first = addresses?.[0]
      if (error !== null || first === undefined) done(error, '')
      else if (options.all === true) done(null, [...addresses])
      else done(null, first.address, first.family)
    })
}
