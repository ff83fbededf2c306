import { mailedLink } from '../mail.ts'
import { openPage } from '../navigation.ts'
import { enter } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { about, button, field, link, say, title } from '../words.ts'

test(
  'a read-only user gets in by the invitation and sees plan and list without edit controls',
  { tag: '@phone' },
  async ({ page, larder, kitchen, browser }) => {
    const invited = 'inspector@example.com'

    await test.step('the owner invites', async () => {
      await enter(page, kitchen.owner)
      await page.goto('/set-up/users')
      await link(page, 'users.add').click()
      await field(page, 'users.first_name').fill('Liis')
      await field(page, 'users.last_name').fill('Kontroll')
      await field(page, 'users.email').fill(invited)
      await field(page, 'users.access_level').selectOption('readonly')
      await expectAccessible(page)
      await button(page, 'users.invite').click()
      await expect(title(page, 'users.title')).toBeVisible()
      await expect(page.getByText('Liis Kontroll').first()).toBeVisible()
      await expectAccessible(page)
    })

    const own = await browser.newContext()
    const hers = await own.newPage()
    await test.step('she chooses a password by the link in the e-mail and is signed in', async () => {
      await hers.goto(await mailedLink(larder, invited, '/auth/invitation-password'))
      await expect(hers.getByRole('heading', { level: 1, name: about('auth.invited_by') })).toBeVisible()
      expect(hers.url()).not.toContain('token')
      await expectAccessible(hers)
      await field(hers, 'account.new_password').fill('cold-room-check-7')
      await field(hers, 'account.confirm_password').fill('cold-room-check-7')
      await button(hers, 'auth.invitation_start').click()
      await expect(title(hers, 'entries.title')).toBeVisible()
      await hers.goto('/overview')
      await expect(title(hers, 'overview.title')).toBeVisible()
      await expect(link(hers, 'overview.add_place')).toHaveCount(0)
    })

    await test.step('she reads the plan and may download it, not change or confirm it', async () => {
      await openPage(hers, 'nav.plan', 'nav.plan_summary')
      await expect(hers.getByText(about('plan.confirmed_by')).first()).toBeVisible()
      await expect(button(hers, 'plan.download')).toBeVisible()
      await expect(link(hers, 'plan.manage')).toHaveCount(0)
      await expect(button(hers, 'plan.confirm')).toHaveCount(0)
      for (const path of [
        '/plan/general-info',
        '/plan/work-groups',
        '/plan/production-processes',
        '/plan/raw-materials',
        '/plan/analyses',
      ]) {
        await hers.goto(path)
        await expect(hers.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await expect(hers.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
        await expect(
          hers
            .getByRole('main')
            .locator(':is(input[type=checkbox], input[type=radio], select, textarea):enabled'),
        ).toHaveCount(0)
        for (const verb of [
          'ui.save',
          'plan.save_and_continue',
          'plan.work_group_add',
          'plan.analysis_add',
          'plan.process_add',
          'plan.choose_all',
        ] as const)
          await expect(button(hers, verb)).toHaveCount(0)
        // The others are these without their controls, as the visitor of a shared link sees them too.
        if (path === '/plan/production-processes') await expectAccessible(hers)
      }
    })

    await test.step("she reads today's list and cannot fill it", async () => {
      await openPage(hers, 'nav.activity_log', 'nav.fill_entries')
      await expect(hers.getByRole('heading', { level: 3 }).first()).toBeVisible()
      await expect(hers.getByRole('main').getByRole('textbox')).toHaveCount(0)
      await expect(button(hers, 'entries.save')).toHaveCount(0)
      await expect(button(hers, 'entries.answer_done')).toHaveCount(0)
      await expectAccessible(hers)
    })

    await test.step('the set-up pages are not for her', async () => {
      for (const path of ['/set-up/welcome', '/set-up/companies', '/set-up/places', '/set-up/users']) {
        await hers.goto(path)
        await expect(hers.getByText(say('ui.no_permission_title')).first()).toBeVisible()
      }
      await expect(link(hers, 'users.add')).toHaveCount(0)
      await expectAccessible(hers)
    })
    await own.close()
  },
)
