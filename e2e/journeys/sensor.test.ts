/**
 * A room gets a sensor, readings arrive, the sensor goes silent: the bell, the curve and the list show it.
 */
import { silenceSensorsIn } from '../../packages/server/src/demo/silent-sensors.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { about, button, field, link, say } from '../words.ts'

const device = '24E124710B423527'

test(
  'a cold room has a sensor that goes silent, and the bell says so',
  { tag: '@phone' },
  async ({ page, larder }) => {
    const kitchen = await openKitchen(
      await register(larder.url, 'sensor@sinilill.example', ['Mari', 'Tamm']),
      'Sadama',
    )
    await enter(page, kitchen.owner)

    await page.goto('/activity-log/rooms')
    await page
      .getByRole('link', { name: say('equipment.add_room') })
      .or(button(page, 'equipment.add_room'))
      .first()
      .click()
    await field(page, 'equipment.name').fill('Cold room')
    await field(page, 'equipment.type').selectOption({ label: 'Cold room' })
    await field(page, 'equipment.sensor_name').fill('North wall')
    await field(page, 'equipment.above').fill('5')
    await field(page, 'equipment.device').fill(device)
    await field(page, 'equipment.interval').fill('5')
    await expectAccessible(page)
    await button(page, 'ui.save').click()
    await expect(page.getByText(say('equipment.saved', { name: 'Cold room' }))).toBeVisible()

    await page.goto('/activity-log/sensors')
    await field(page, 'sensors.source_name').fill('Gateway')
    await button(page, 'sensors.source_add').click()
    const shown = await page.getByText(/Bearer lm_/).textContent()
    const token = /lm_\S+/.exec(shown ?? '')?.[0] ?? ''
    await expectAccessible(page)

    const readings = Array.from({ length: 13 }, (_, index) => ({
      device,
      time: new Date(Date.now() - (12 - index) * 300_000).toISOString(),
      temperature: index === 6 ? 4.9 : 3 + index / 10,
    }))
    const answer = await fetch(`${larder.url}/api/sensor-data`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(readings),
    })
    expect(answer.status).toBe(200)
    await page.reload()
    const list = page.getByRole('list', { name: say('sensors.title'), exact: true })
    await expect(list.getByText(say('sensors.state_ok'))).toBeVisible()
    await expect(list.getByText('4.2 °C')).toBeVisible()

    await larder.whileStopped(silenceSensorsIn)
    await expect
      .poll(
        async () => {
          await page.goto('/activity-log/timeline')
          return page
            .getByRole('button', { name: say('shell.notifications_new') })
            .waitFor({ timeout: 8_000 })
            .then(
              () => true,
              () => false,
            )
        },
        { timeout: 90_000, intervals: [3_000] },
      )
      .toBe(true)
    await button(page, 'shell.notifications_new').click()
    const told = page.getByRole('link', { name: say('notifications.sensor_silent', { unit: 'Cold room' }) })
    await expect(told).toBeVisible()
    await expectAccessible(page)
    await told.click()

    await expect(page.getByRole('img', { name: about('sensors.curve_of') })).toBeVisible()
    await expect(page.getByText(say('sensors.state_silent')).first()).toBeVisible()
    await expect(page.getByText(say('sensors.alarm_silent')).first()).toBeVisible()
    await expectAccessible(page)
    await link(page, 'sensors.to_list').click()
    await expect(list.getByText(say('sensors.state_silent'))).toBeVisible()

    expect(
      (
        await fetch(`${larder.url}/api/sensor-data`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify([{ device, temperature: 3.5 }]),
        })
      ).status,
    ).toBe(200)
    await page.reload()
    await expect(list.getByText(say('sensors.state_ok'))).toBeVisible()
  },
)
