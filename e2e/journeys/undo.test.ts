import { activityLog } from '@larder/contract/activity-log'
import { entries } from '@larder/contract/entries'
import { tasks } from '@larder/contract/tasks'
import { openTask, taskCard } from '../navigation.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, say } from '../words.ts'

test(
  'an entry is undone right after saving: removed with its reason, or not sent at all without network',
  { tag: '@both' },
  async ({ page, context, larder, isMobile }) => {
    const { owner, placeId } = await openKitchen(
      await register(larder.url, `undo-${isMobile}@sinilill.example`, ['Mari', 'Tamm']),
      'Sinilill',
      { planned: false },
    )
    const names = ['First fridge', 'Second fridge'] as const
    for (const name of names)
      await owner.call(tasks.create, {
        params: { placeId },
        query: { lang: 'en' },
        body: {
          name,
          task_subtype_id: 1,
          task_frequency_type_id: 2,
          custom_frequency: { times: ['23:10'] },
          task_steps: [{ task_step_type_name: 'enter_temperature', entry_max_value: 5 }],
        },
      })
    await enter(page, owner)
    await page.goto('/activity-log/timeline')
    const [card, below] = names.map((name) => taskCard(page, name))
    if (card === undefined || below === undefined) throw new Error('two cards are needed')
    const fill = async (): Promise<void> => {
      await openTask(page, names[0])
      await card.getByRole('textbox').fill('3.9')
      await button(card, 'entries.save').click()
      await expect(button(page, 'ui.undo')).toBeVisible()
    }

    await test.step('the line stays where it is meanwhile, and the next one opens', async () => {
      await openTask(page, names[0])
      // What comes once the page is quiet, as the font, may move the line by a pixel.
      await page.waitForLoadState('networkidle')
      const before = await card.boundingBox()
      await fill()
      await expect(card.getByText(say('outbox.state_sent'))).toBeVisible()
      await expectAccessible(page)
      await expect(below.getByRole('textbox')).toBeFocused()
      const after = await card.boundingBox()
      // Layout rounds to a 64th of a pixel.
      expect(after?.y).toBeCloseTo(before?.y ?? 0, 0)
    })
    await test.step('undone, it asks again, and the history has the entry with the reason', async () => {
      await button(page, 'ui.undo').click()
      await openTask(page, names[0])
      await expect(button(card, 'entries.save')).toBeVisible()
      await expect(async () => {
        const { data } = await owner.call(activityLog.history, {
          params: { placeId },
          query: { removed: 'true' },
        })
        expect(data.map(({ removal }) => removal?.reason)).toEqual([say('entries.undo_reason')])
      }).toPass()
    })
    await test.step('without network nothing of it is ever sent', async () => {
      await context.setOffline(true)
      await fill()
      await button(page, 'ui.undo').click()
      await openTask(page, names[0])
      await expect(button(card, 'entries.save')).toBeVisible()
      await expect(page.getByRole('button', { name: say('outbox.waiting_other', { count: 1 }) })).toHaveCount(
        0,
      )
      await context.setOffline(false)
      await expect(page.getByText(say('outbox.offline'))).toHaveCount(0)
      const today = await owner.call(entries.today, { params: { placeId } })
      expect(today.map(({ entries_today }) => entries_today)).toEqual([0, 0])
    })
  },
)
