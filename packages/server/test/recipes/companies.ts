import { companyExports } from '@larder/contract/companies'
import { call } from '../harness.ts'
import type { Recipes } from './recipe.ts'

const company = {
  name: 'Rukkilill OÜ',
  address: 'Pikk 1, Tallinn',
  country_id: 63,
  email: 'info@rukkilill.example',
  preferred_language: 'et',
  reg_code: '12345678',
  vat_number: 'EE123456789',
  production_currency_id: 1,
  volume_system: 1,
  weight_system: 1,
  temperature_scale: 1,
  date_format_id: 1,
  entry_created_at_hidden: true,
}

export const companiesRecipes: Recipes = {
  'companies.create': () => ({ body: { ...company, sess_id: 'abc' } }),
  'companies.change': ({ company: companyId }) => ({ params: { companyId }, body: company }),
  'questionnaires.answer': ({ company: companyId }) => ({
    params: { companyId },
    body: {
      questionnaires: [
        {
          id: 1,
          questions: [
            { id: 1, option_id: 1 },
            { id: 2, option_id: 1 },
          ],
        },
      ],
    },
  }),
  'companies.restore': async ({ test, company: id }) => {
    await test.database.pool.query('update companies set removed_at = $2 where id = $1', [
      id,
      test.clock.now.toISOString(),
    ])
    return { params: { id } }
  },
  'company_exports.create': ({ company: companyId }) => ({ params: { companyId } }),
  'company_exports.download': async ({ test, owner, company: companyId }) => {
    const { id: exportId } = await call(test, companyExports.create, { params: { companyId } }, owner)
    await test.worker.drain()
    return { params: { exportId } }
  },
  'company_tokens.create': ({ company: companyId }) => ({
    params: { companyId },
    body: { name: 'Cash register', scopes: ['plan', 'products'] },
  }),
  'company_tokens.revoke': ({ integration }) => ({ params: { tokenId: integration } }),
  'overview.get': ({ company: companyId }) => ({ query: { companyId } }),
}
