import type { RequiredDocument } from '@larder/core/haccp'

const required = (key: string, folder: string, facts: readonly string[]): RequiredDocument => ({
  key,
  folder,
  facts,
})

/**
 * What a place must be able to show besides its plan and its records. Nothing is asked here that no fact of
 * the knowledge base asks for: text and source are those of the fact. Papers of people are requirements of
 * the team, and the plan itself is made by the product.
 */
export const requiredDocuments: readonly RequiredDocument[] = [
  required('registration', 'authorities', ['D-EE-registration', 'D-EU-registration', 'D-GB-registration']),
  required('approval', 'authorities', ['D-EU-approval', 'D-GB-approval']),
  required('variance', 'authorities', ['D-US-variance']),
  required('allergens', 'instructions', [
    'D-DE-allergens',
    'D-ES-allergens',
    'D-IE-allergens',
    'D-LV-allergens',
    'D-EU-allergens',
    'D-GB-allergens',
    'D-US-allergens',
    'D-CA-allergens',
    'D-AU-allergens',
    'D-UA-allergens',
  ]),
  required('parasites', 'suppliers', ['D-EU-parasites', 'D-GB-parasites', 'D-US-parasites']),
  required('sprouts', 'suppliers', ['D-EU-sprouts']),
  required('suppliers', 'suppliers', ['PRP10']),
  required('cleaning', 'instructions', ['PRP02']),
  required('pest_control', 'pest_control', ['PRP03']),
  required('calibration', 'maintenance', ['PRP04']),
]
