import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openNameServer, type NameServer } from '../../../test/name-server.ts'
import { mayBeTarget, pointsInside, postOutside } from './post-outside.ts'
import { isPublicAddress, lookUpPublic, NotPublic } from './public-names.ts'

describe('an address of the public internet', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '::127.0.0.1',
    '::8.8.8.8',
    '::ffff:8.8.8.8',
    '::ffff:0:7f00:1',
    '2002:7f00:1::',
    '2002:808:808::1',
    '2001::1',
    '2001:0:4136:e378::1',
    '2001:db8::1',
    '3fff::1',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:1::1',
    '100::1',
    'fec0::1',
    'ff02::1',
    '5f00::1',
    '4000::1',
    'fe80::1%eth0',
    '2620:4f:8000::1',
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '198.18.0.1',
    '192.0.0.1',
    '192.88.99.1',
    '240.0.0.1',
    '255.255.255.254',
    '172.31.255.255',
    'not an address',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('a target', () => {
  it.each(['https://erp.example.com/hook', 'https://8.8.8.8:8443/'])('may be %s', (url) =>
    expect(mayBeTarget({ webhook_targets: 'public' }, url)).toBe(true),
  )
  it.each([
    'http://erp.example.com/',
    'https://localhost/',
    'https://database/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://127.0.0.1./',
    'https://localhost./',
    'https://a.LOCALHOST/',
    'https://db.internal/',
    'https://db.internal./',
    'https://printer.local/',
    'https://nas.lan/',
    'https://router.home.arpa/',
    'https://x.test/',
    'https://database./',
    'https://0177.0.0.1/',
    'https://１２７.0.0.1/',
    'https://127.1/',
  ])('may not be %s, unless the installation allows it', (url) => {
    expect(mayBeTarget({ webhook_targets: 'public' }, url)).toBe(false)
    expect(mayBeTarget({ webhook_targets: 'any' }, url)).toBe(true)
  })
})

describe('a POST', () => {
  let server: Server
  let base = ''
  let asked: string[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      const moved = /^\/moved\/(\d+)$/.exec(request.url ?? '')?.[1]
      if (moved !== undefined) response.writeHead(Number(moved), { location: '/elsewhere' }).end()
      else response.writeHead(request.url === '/broken' ? 500 : 204).end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  const post = (url: string, webhook_targets: 'any' | 'public' = 'any') => {
    asked = []
    return postOutside({ webhook_targets }, url, { body: '{}', headers: {} })
  }

  it('is delivered by a status of success alone', async () => {
    expect(await post(`${base}/fine`)).toEqual({ status: 204, error: null })
    expect(await post(`${base}/broken`)).toEqual({ status: 500, error: 'answer' })
  })

  it('that is not answered in time says so', async () => {
    const over = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
    expect(await post(`${base}/fine`)).toEqual({ status: null, error: 'timeout' })
    over.mockRestore()
  })

  it.each([301, 302, 303, 307, 308])('follows no redirect with %d', async (status) => {
    expect(await post(`${base}/moved/${status}`)).toEqual({ status, error: 'answer' })
    expect(asked).toEqual([`/moved/${status}`])
  })

  it('reaches nothing inside', async () => {
    expect(await post(`${base}/fine`, 'public')).toEqual({ status: null, error: 'not_public' })
    expect(asked).toEqual([])
    expect(await post('http://127.0.0.1:1/')).toEqual({ status: null, error: 'unreachable' })
  })
})

describe('a name', () => {
  const PUBLIC = '93.184.216.34'
  let names: NameServer
  let answer: (name: string, count: number) => readonly string[] = () => []
  beforeAll(async () => {
    names = await openNameServer((name, count) => answer(name, count))
  })
  afterAll(() => names.close())

  const config = () => ({ webhook_targets: 'public' as const, name_servers: [names.address] })
  const url = 'https://hooks.example.com/'
  const lookUp = (all: boolean) =>
    new Promise<unknown>((done) => {
      lookUpPublic(config())('hooks.example.com', { all }, (error, found) => done(error ?? found))
    })

  it.each([
    ['inside', ['10.0.0.8']],
    ['to this machine', ['127.0.0.1']],
    ['to this machine by IPv6', ['0:0:0:0:0:0:0:1']],
    ['to a public and to an inside address', [PUBLIC, '192.168.1.4']],
    ['to a public and to an inside address of IPv6', [PUBLIC, 'fd00:0:0:0:0:0:0:1']],
  ])('that points %s is refused when it is saved, and connected to never', async (_title, addresses) => {
    answer = () => addresses
    expect(await pointsInside(config(), url)).toBe(true)
    expect(await lookUp(true)).toBeInstanceOf(NotPublic)
    expect(await lookUp(false)).toBeInstanceOf(NotPublic)
    expect(await postOutside(config(), url, { body: '{}', headers: {} })).toEqual({
      status: null,
      error: 'not_public',
    })
  })
  it('that is unknown may be saved, and is not reached', async () => {
    answer = () => []
    expect(await pointsInside(config(), url)).toBe(false)
    expect(await postOutside(config(), url, { body: '{}', headers: {} })).toMatchObject({
      error: 'unreachable',
    })
  })
  it('that points elsewhere after it was saved is judged again (rebinding)', async () => {
    let address = PUBLIC
    answer = () => [address]
    expect(await pointsInside(config(), url)).toBe(false)
    address = '127.0.0.1'
    expect(await postOutside(config(), url, { body: '{}', headers: {} })).toMatchObject({
      error: 'not_public',
    })
  })
  it('is connected to by the address that was judged, and found only once', async () => {
    names.asked.length = 0
    answer = (_name, count) => [count === 1 ? PUBLIC : '127.0.0.1']
    expect(await lookUp(true)).toEqual([{ address: PUBLIC, family: 4 }])
    expect(names.asked).toEqual(['hooks.example.com'])
  })
})
