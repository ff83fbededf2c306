import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { equipment, rooms } from '@larder/contract/equipment'
import { sensors } from '@larder/contract/sensors'
import { joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '../../../test/builders.ts'
import { call, openTestApp, refuse, send, type TestApp } from '../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let member: TestUser
let place: number
let other: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  member = await makeUser(test)
  const company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  other = await makePlace(test, company)
  await joinPlace(test, { company_id: company, place_id: place }, member.id, 'member')
})
afterAll(() => test.close())

let devices = 0
const device = (): string => `a84041000181${String((devices += 1)).padStart(4, '0')}`
const params = () => ({ placeId: place })
const fridge = (more: object = {}) => ({ name: 'Fridge', equipment_type: { id: 1 }, ...more })
const make = (more: object = {}) =>
  call(test, equipment.create, { params: params(), body: fridge(more) }, owner)
const change = (id: number, more: object = {}) =>
  call(test, equipment.change, { params: { ...params(), id }, body: fridge(more) }, owner)
const refuseChange = (id: number, more: object) =>
  refuse(test, equipment.change, { params: { ...params(), id }, body: fridge(more) }, owner)
const counts = async () =>
  (
    await test.database.pool.query<{ sensors: number; equipment: number; rooms: number }>(
      `select (select count(*)::int from sensors where removed_at is null) as sensors, (select
        count(*)::int from equipment) as equipment, (select count(*)::int from rooms) as rooms`,
    )
  ).rows[0]

describe('equipment', () => {
  it("is added with the groups of its kind, named in the reader's language", async () => {
    const made = await call(
      test,
      equipment.create,
      { params: params(), query: { lang: 'et' }, body: fridge({ name: ' Külmik 2 ' }) },
      owner,
    )
    expect(made).toMatchObject({
      name: 'Külmik 2',
      equipment_type: { id: 1, name: 'Külmik' },
      is_active: true,
      is_default: false,
      sensor: null,
      sensor_id: null,
      room: null,
      version: 1,
    })
    expect(
      made.entity_task_subtypes
        .filter(({ is_active }) => is_active)
        .map(({ task_subtype }) => task_subtype.id),
    ).toEqual([1, 9])
    expect(made.entity_task_subtypes[0]?.task_subtype.name).not.toBe('Cold storage')
  })
  it('keeps the order and activity of its groups, and refuses groups that it does not have', async () => {
    const made = await make()
    const turned = made.entity_task_subtypes.map(({ id, is_active }, index) => ({
      id,
      is_active: !is_active,
      order_number: 50 - index,
    }))
    const changed = await change(made.id, { entity_task_subtypes: turned })
    expect(changed.entity_task_subtypes.map(({ id }) => id)).toEqual(turned.map(({ id }) => id).toReversed())
    expect(
      changed.entity_task_subtypes
        .filter(({ is_active }) => is_active)
        .map(({ task_subtype }) => task_subtype.id),
    ).not.toContain(1)
    expect(
      await refuseChange(made.id, {
        entity_task_subtypes: [{ id: 999_999, is_active: true, order_number: 1 }],
      }),
    ).toMatchObject({ status: 422, fields: ['entity_task_subtypes.0.id:unknown_group'] })
  })
  it('is deactivated and activated', async () => {
    const made = await make()
    expect((await change(made.id, { is_active: false })).is_active).toBe(false)
    expect((await change(made.id, { is_active: true })).is_active).toBe(true)
  })
  it('stands in a room of the same place only', async () => {
    const room = await call(
      test,
      rooms.create,
      { params: params(), body: { name: 'Cellar', room_type: { id: 2 } } },
      owner,
    )
    const made = await make({ room: { id: room.id } })
    expect(made.room).toEqual({ id: room.id, name: 'Cellar' })
    expect((await change(made.id)).room).toEqual({ id: room.id, name: 'Cellar' })
    expect((await change(made.id, { room: { id: null } })).room).toBeNull()
    const elsewhere = await call(
      test,
      rooms.create,
      { params: { placeId: other }, body: { name: 'Attic', room_type: { id: 4 } } },
      owner,
    )
    expect(await refuseChange(made.id, { room: { id: elsewhere.id } })).toMatchObject({
      fields: ['room.id:unknown_room'],
    })
  })
  it("is not changed over another user's change", async () => {
    const made = await make()
    await change(made.id, { name: 'Fridge A' })
    const { status, body } = await send(
      test,
      equipment.change,
      { params: { ...params(), id: made.id }, body: fridge({ version: 1 }) },
      owner,
    )
    expect([status, (body as { current: unknown }).current]).toMatchObject([
      409,
      { name: 'Fridge A', version: 2 },
    ])
  })
  it('is read by members, changed by owners, and another place does not have it', async () => {
    const made = await make()
    expect((await call(test, equipment.list, { params: params() }, member)).length).toBeGreaterThan(0)
    expect(
      await refuse(test, equipment.change, { params: { ...params(), id: made.id }, body: fridge() }, member),
    ).toMatchObject({ status: 403 })
    for (const route of [equipment.get, equipment.change])
      expect(
        await refuse(test, route, { params: { placeId: other, id: made.id }, body: fridge() }, owner),
      ).toMatchObject({ status: 404 })
  })
})

describe('the sensor of a unit', () => {
  it('is made, changed and removed by the table of sensor changes', async () => {
    const made = await make({
      sensor: {
        name: 'Probe',
        lower_error_margin: 0,
        upper_error_margin: 5,
        device_id: 'A8-40-41-00-01-81-D2-E4',
      },
    })
    expect(made.sensor).toMatchObject({
      name: 'Probe',
      lower_error_margin: 0,
      upper_error_margin: 5,
      max_error_count: 3,
      device_id: 'a84041000181d2e4',
      channel: 'temperature',
      interval_minutes: 15,
    })
    const id = made.sensor?.id
    expect(
      (await change(made.id, { sensor: { id, name: 'Probe B', upper_error_margin: 6 } })).sensor,
    ).toMatchObject({
      id,
      name: 'Probe B',
      lower_error_margin: 0,
      upper_error_margin: 6,
      device_id: 'a84041000181d2e4',
    })
    expect((await change(made.id, { sensor: null })).sensor_id).toBe(id)
    expect((await change(made.id, { sensor: {} })).sensor_id).toBe(id)
    expect(await change(made.id, { sensor: { id, name: '' } })).toMatchObject({
      sensor: null,
      sensor_id: null,
    })
    expect(
      (await change(made.id, { sensor: { name: 'New', device_id: 'a84041000181d2e4' } })).sensor_id,
    ).not.toBe(id)
  })
  it('that cannot be saved leaves its unit unsaved too', async () => {
    const taken = device()
    await make({ sensor: { name: 'First', device_id: taken } })
    const made = await make()
    const before = await counts()
    expect(
      await refuse(
        test,
        equipment.create,
        { params: params(), body: fridge({ sensor: { name: 'Second', device_id: taken } }) },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['sensor.device_id:device_taken'] })
    expect(
      await refuse(
        test,
        rooms.create,
        {
          params: params(),
          body: { name: 'Cellar', room_type: { id: 2 }, sensor: { name: 'Second', device_id: taken } },
        },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['sensor.device_id:device_taken'] })
    expect(
      await refuseChange(made.id, { name: 'Never seen', sensor: { name: 'Second', device_id: taken } }),
    ).toMatchObject({ status: 422 })
    expect(
      await refuseChange(made.id, { name: 'Never seen', sensor: { id: 999_999, name: 'Second' } }),
    ).toMatchObject({ fields: ['sensor.id:unknown_sensor'] })
    expect(await counts()).toEqual(before)
    expect((await call(test, equipment.get, { params: { ...params(), id: made.id } }, owner)).name).toBe(
      'Fridge',
    )
  })
  it('is taken neither from another unit nor from another place', async () => {
    const first = await make({ sensor: { name: 'First' } })
    const second = await make()
    expect(await refuseChange(second.id, { sensor: { id: first.sensor_id, name: 'Mine' } })).toMatchObject({
      fields: ['sensor.id:sensor_taken'],
    })
    expect(await refuseChange(second.id, { sensor: { id: first.sensor_id, name: '' } })).toMatchObject({
      fields: ['sensor.id:sensor_taken'],
    })
    const far = await call(test, sensors.create, { params: { placeId: other }, body: { name: 'Far' } }, owner)
    expect(await refuseChange(second.id, { sensor_id: far.id })).toMatchObject({
      fields: ['sensor_id:unknown_sensor'],
    })
    const free = await call(
      test,
      sensors.create,
      { params: params(), body: { name: 'Free', upper_error_margin: 4 } },
      owner,
    )
    expect((await change(second.id, { sensor_id: free.id })).sensor).toMatchObject({
      id: free.id,
      upper_error_margin: 4,
    })
    await call(test, sensors.remove, { params: { ...params(), id: free.id } }, owner)
    expect(
      (await call(test, equipment.get, { params: { ...params(), id: second.id } }, owner)).sensor_id,
    ).toBeNull()
  })
  it('has limits in their order', async () => {
    const made = await make({ sensor: { name: 'Probe', lower_error_margin: 2, upper_error_margin: 5 } })
    expect(
      await refuseChange(made.id, {
        sensor: { id: made.sensor_id, name: 'Probe', lower_error_margin: 7, upper_error_margin: 6 },
      }),
    ).toMatchObject({ fields: ['sensor.lower_error_margin:min_above_max'] })
    expect(
      await refuseChange(made.id, { sensor: { id: made.sensor_id, name: 'Probe', lower_error_margin: 7 } }),
    ).toMatchObject({ fields: ['sensor.lower_error_margin:min_above_max'] })
    expect(
      (
        await change(made.id, {
          sensor: { id: made.sensor_id, name: 'Probe', lower_error_margin: null, upper_error_margin: 0 },
        })
      ).sensor,
    ).toMatchObject({ lower_error_margin: null, upper_error_margin: 0 })
  })
})

describe('a room', () => {
  const room = (more: object = {}) => ({ name: 'Cold room', room_type: { id: 2 }, ...more })
  it('is added, changed and disabled, with its sensor in its own words', async () => {
    const made = await call(
      test,
      rooms.create,
      {
        params: params(),
        query: { lang: 'de' },
        body: room({ size: 12.5, sensor: { name: 'Wall', below: 0, above: 5, sendNotificationAfter: 2 } }),
      },
      owner,
    )
    expect(made).toMatchObject({
      size: 12.5,
      room_type: { id: 2, name: 'Kühlraum' },
      is_disabled: false,
      sensor: { name: 'Wall', below: 0, above: 5, sendNotificationAfter: 2 },
    })
    const at = { ...params(), id: made.id }
    expect(
      await call(
        test,
        rooms.change,
        {
          params: at,
          body: room({ is_disabled: true, sensor: { id: made.sensor?.id, name: 'Wall', above: 4 } }),
        },
        owner,
      ),
    ).toMatchObject({ is_disabled: true, size: 12.5, sensor: { below: 0, above: 4 } })
    expect(
      await refuse(
        test,
        rooms.change,
        { params: at, body: room({ sensor: { id: made.sensor?.id, name: 'Wall', below: 9 } }) },
        owner,
      ),
    ).toMatchObject({ fields: ['sensor.below:min_above_max'] })
    expect(
      (await call(test, rooms.list, { params: params() }, owner)).find(({ id }) => id === made.id),
    ).toMatchObject({ is_disabled: true })
  })
  it('needs a name and an existing kind', async () => {
    const tries: [object, string][] = [
      [{ name: ' ' }, 'name:required'],
      [{ room_type: { id: 99 } }, 'room_type.id:not_offered'],
      [{ size: -1 }, 'size:too_small'],
      [{ sensor: { name: 'x', sendNotificationAfter: 0 } }, 'sensor.sendNotificationAfter:too_small'],
    ]
    for (const [more, field] of tries)
      expect(await refuse(test, rooms.create, { params: params(), body: room(more) }, owner)).toEqual({
        status: 422,
        code: 'invalid',
        fields: [field],
      })
  })
})

it('has its kinds named in each language', async () => {
  for (const lang of ['en', 'et', 'ru', 'uk', 'de', 'es', 'lv']) {
    const kinds = [
      ...(await call(test, equipment.types, { params: params(), query: { lang } }, owner)),
      ...(await call(test, rooms.types, { params: params(), query: { lang } }, owner)),
    ]
    expect(kinds.filter(({ name }) => name.trim() === '')).toEqual([])
  }
})
