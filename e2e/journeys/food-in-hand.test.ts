import { entries } from '@larder/contract/entries'
import { openTask, taskCard } from '../navigation.ts'
import { enter, openKitchen, register, spain } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, escaped, say, title } from '../words.ts'

test(
  'a cook says what is in the pan, and the value is judged by the limit of that food',
  { tag: '@phone' },
  async ({ page, larder }) => {
    const { owner, placeId } = await openKitchen(
      await register(larder.url, 'huevos@sinilill.example', ['Ana', 'Ruiz']),
      'Sinilill Madrid',
      { country_id: spain },
    )
    const today = await owner.call(entries.today, { params: { placeId } })
    const isFried = ({ key }: { readonly key: string }): boolean => key.endsWith('served_at_once')
    const eggs = today.find(({ task_steps: [step] }) => step?.foods?.some(isFried))
    if (eggs === undefined) throw new Error('no task for eggs')
    const foods = eggs.task_steps[0]?.foods ?? []
    const { key = '', name: fried } = foods.find(isFried) ?? {}
    const batch = foods.find((one) => !isFried(one) && one.key.split('.')[0] === key.split('.')[0])?.name
    await enter(page, owner)
    await page.goto('/activity-log/timeline')
    await expect(title(page, 'entries.title')).toBeVisible()
    const card = taskCard(page, eggs.name)
    const value = card.getByRole('textbox').first()
    const food = (name: string | undefined) =>
      card.getByRole('radio', { name: new RegExp(`^${escaped(name ?? '')}$`, 'i') })

    await test.step('a value waits for its food', async () => {
      await openTask(page, eggs.name)
      await value.fill('65')
      await expect(button(card, 'entries.save')).toBeDisabled()
      await expectAccessible(page)
    })
    await test.step('65 °C is too little for a batch, and enough for an egg served at once', async () => {
      await food(batch).check()
      await button(card, 'keypad.what_was_done').click()
      await expect(card.getByText(say('entries.outside_text'))).toBeVisible()
      await expectAccessible(page)
      await button(card, 'keypad.change_value').click()
      await food(fried).check()
      await expect(card.getByText(say('entries.outside_text'))).toBeHidden()
      await button(card, 'entries.save').click()
      await expect
        .poll(
          async () =>
            (await owner.call(entries.today, { params: { placeId } })).find(({ id }) => id === eggs.id)
              ?.last_entry?.value,
        )
        .toBe('65')
    })
    await test.step('the history shows the food and its limit', async () => {
      await page.goto('/activity-log/entries')
      await expect(page.getByText('63 °C').first()).toBeVisible()
    })
  },
)
