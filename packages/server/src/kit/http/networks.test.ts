import { expect, it } from 'vitest'
import { groupsOf } from './networks.ts'

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::4', '2001:db8:0:0', '2001:db8:0'],
  ['2001:0db8:0000:0000:ffff::4', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['203.0.113.7:55', '203.0.113.7', '203.0.113'],
  ['[2001:db8:1:2::4]:443', '2001:db8:1:2', '2001:db8:1'],
  ['[2001:db8:1:2::4]', '2001:db8:1:2', '2001:db8:1'],
  ['not an address', 'unreadable', 'unreadable'],
  ['', 'unreadable', 'unreadable'],
])('counts %s with its subscriber and its network', (address, subscriber, network) => {
  expect(groupsOf(address)).toEqual({ subscriber, network })
})
