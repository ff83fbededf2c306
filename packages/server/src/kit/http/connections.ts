/**
 * Bounds the connections of the process, so that strangers who hold many do not keep others out. One network
 * has a part of them. Where a limit is reached, the oldest connection over which no owner of a credential has
 * sent a request is closed for the new one. Connections of proxies are exempt from the limit of a network and
 * are not closed for others: they carry requests of many people.
 */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ownerOf } from './callers.ts'
import { networkOf } from './networks.ts'

export type ConnectionLimits = {
  readonly max: number
  readonly max_of_network: number
  readonly max_of_owner: number
  readonly isProxy: (address: string) => boolean
}

export type Connections = {
  readonly limit: (server: Server) => Server
  /** Notes over which connections owners of credentials send requests. */
  readonly watch: (app: FastifyInstance) => void
}

type Groups = Map<string, Set<Socket>>

/** Answers how to leave the group again. */
function join(groups: Groups, name: string, socket: Socket): () => void {
  const group = groups.get(name) ?? new Set<Socket>()
  groups.set(name, group.add(socket))
  return () => {
    group.delete(socket)
    if (group.size === 0) groups.delete(name)
  }
}

export function limitConnections(limits: ConnectionLimits): Connections {
  const { max, max_of_network, max_of_owner, isProxy } = limits
  let open = 0
  /** Those that may be closed for others, the oldest first. */
  const ofStrangers = new Set<Socket>()
  const ofNetwork: Groups = new Map()
  const ofOwner: Groups = new Map()

  /** False where there is none that may be closed. */
  const closeOldest = (among: Iterable<Socket>): boolean => {
    for (const socket of among) {
      if (!ofStrangers.delete(socket)) continue
      socket.destroy()
      return true
    }
    return false
  }
  const makeRoom = (network: string | null): boolean => {
    const neighbours = network === null ? undefined : ofNetwork.get(network)
    if (neighbours !== undefined && neighbours.size >= max_of_network && !closeOldest(neighbours))
      return false
    return open < max || closeOldest(ofStrangers)
  }
  const accept = (socket: Socket): void => {
    const address = socket.remoteAddress ?? ''
    const network = isProxy(address) ? null : networkOf(address)
    if (!makeRoom(network)) {
      socket.destroy()
      return
    }
    open += 1
    const leave = network === null ? null : join(ofNetwork, network, socket)
    if (network !== null) ofStrangers.add(socket)
    socket.once('close', () => {
      open -= 1
      ofStrangers.delete(socket)
      leave?.()
    })
  }
  return {
    limit: (server) => server.prependListener('connection', accept),
    watch: (app) => {
      app.addHook('preParsing', (request, _reply, payload, done) => {
        const owner = ownerOf(request)
        const { socket } = request.raw
        const isNew = owner !== null && ofStrangers.has(socket)
        if (isNew && (ofOwner.get(owner)?.size ?? 0) < max_of_owner) {
          ofStrangers.delete(socket)
          socket.once('close', join(ofOwner, owner, socket))
        }
        done(null, payload)
      })
    },
  }
}
