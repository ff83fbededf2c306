/**
 * Warns once of each proxy that `LARDER_TRUST_PROXY` does not name: all strangers behind it count as one
 * sender, so that one of them can keep the others from signing in. Signed-in users have budgets of their own.
 */
import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'

const MAX_PROXIES = 20

/** Strangers on the Internet can send these headers, too; a proxy is near. */
const isNear = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast'

export function noticeProxies(app: FastifyInstance): void {
  const noticed = new Set<string>()
  app.addHook('onRequest', ({ ip, headers, raw, log }, _reply, done) => {
    const peer = raw.socket.remoteAddress ?? ''
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
    if (isForwarded && ip === peer && isNear(peer) && !noticed.has(peer) && noticed.size < MAX_PROXIES) {
      noticed.add(peer)
      log.warn(
        { event: 'proxy.not_trusted', proxy: peer },
        'Requests come through a proxy that LARDER_TRUST_PROXY does not name: everybody behind it who is not signed in counts as one sender.',
      )
    }
    done()
  })
}
