import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isPublicAddress, lookUpPublic, mayBeTarget, NotPublic, postOutside } from './post-outside.ts'

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
      if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end()
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

  it('is delivered by a status of success alone, and follows no redirect', async () => {
    expect(await post(`${base}/fine`)).toEqual({ status: 204, error: null })
    expect(await post(`${base}/broken`)).toEqual({ status: 500, error: 'answer' })
    expect(await post(`${base}/moved`)).toEqual({ status: 302, error: 'answer' })
    expect(asked).toEqual(['/moved'])
  })

  it('that is not answered in time says so', async () => {
    const over = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
    expect(await post(`${base}/fine`)).toEqual({ status: null, error: 'timeout' })
    over.mockRestore()
  })

  it('reaches nothing inside', async () => {
    expect(await post(`${base}/fine`, 'public')).toEqual({ status: null, error: 'not_public' })
    expect(asked).toEqual([])
    expect(await post('http://127.0.0.1:1/')).toEqual({ status: null, error: 'unreachable' })
  })

  it.each([true, false])('connects to no name that points inside (all addresses: %s)', async (all) => {
    const error = await new Promise((done) => lookUpPublic('localhost', { all }, done))
    expect(error).toBeInstanceOf(NotPublic)
  })
})
