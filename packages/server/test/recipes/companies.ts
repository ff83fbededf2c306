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
  'company_tokens.create': ({ company: companyId }) => ({
    params: { companyId },
    body: { name: 'Cash register' },
  }),
  'company_tokens.revoke': ({ integration }) => ({ params: { tokenId: integration } }),
  'overview.get': ({ company: companyId }) => ({ query: { companyId } }),
}
