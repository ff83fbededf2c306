/**
 * The features of the server on their floors, from the ground up, each with the features that it may call. A
 * feature calls lower floors alone: a change reaches those above that name it, and nothing below.
 */

export type Floor = {
  readonly name: string
  readonly features: Readonly<Record<string, readonly string[]>>
}

export const floors: readonly Floor[] = [
  {
    name: 'on the ground',
    features: {
      billing: [],
      help: [],
      'legal-documents': [],
      news: [],
      partners: [],
      'pause-periods': [],
      'plan-data': [],
      questionnaires: [],
      webhooks: [],
    },
  },
  {
    name: 'accounts, lists and files',
    features: {
      account: ['billing'],
      'activity-log': ['pause-periods'],
      classifiers: ['plan-data'],
      files: ['plan-data'],
      posters: ['plan-data'],
      processes: ['plan-data'],
      'work-group-tasks': ['partners', 'plan-data'],
    },
  },
  {
    name: 'companies and tasks',
    features: {
      companies: ['billing', 'classifiers'],
      devices: ['account'],
      documents: ['files', 'plan-data'],
      notifications: ['account', 'webhooks'],
      'shared-accesses': ['classifiers'],
      tasks: ['activity-log', 'pause-periods', 'plan-data'],
      'team-tasks': ['files', 'plan-data'],
    },
  },
  {
    name: 'people, products and tickets',
    features: {
      digests: ['account', 'activity-log', 'notifications', 'team-tasks'],
      frequencies: ['activity-log', 'pause-periods', 'plan-data', 'tasks'],
      people: ['account', 'companies', 'devices', 'files', 'plan-data', 'shared-accesses', 'team-tasks'],
      'place-groups': ['activity-log', 'companies'],
      products: ['plan-data', 'shared-accesses'],
      tickets: ['files', 'notifications'],
    },
  },
  {
    name: 'what is recorded',
    features: {
      'digital-audits': ['files', 'plan-data', 'tickets'],
      entries: ['activity-log', 'files', 'notifications', 'partners', 'pause-periods', 'tickets', 'webhooks'],
      traceability: ['files', 'partners', 'products'],
    },
  },
  {
    name: 'what follows from records',
    features: {
      photos: ['digital-audits', 'entries', 'files', 'tickets', 'traceability'],
      places: [
        'account',
        'billing',
        'classifiers',
        'companies',
        'documents',
        'plan-data',
        'processes',
        'traceability',
      ],
      recalls: ['plan-data', 'traceability', 'webhooks'],
      sensors: ['activity-log', 'entries', 'notifications'],
      verifications: ['activity-log', 'entries', 'tasks'],
    },
  },
  {
    name: 'plans and units',
    features: {
      plans: ['classifiers', 'pause-periods', 'people', 'places', 'plan-data', 'tasks', 'webhooks'],
      'product-groups': ['files', 'places', 'plan-data', 'processes', 'products'],
      units: ['sensors', 'tasks'],
    },
  },
  {
    name: 'a place as a whole',
    features: {
      overview: [
        'activity-log',
        'companies',
        'digital-audits',
        'documents',
        'place-groups',
        'plans',
        'team-tasks',
        'traceability',
      ],
      'place-setup': ['people', 'places', 'plan-data', 'plans', 'processes', 'tasks', 'units'],
      records: [
        'activity-log',
        'devices',
        'digital-audits',
        'entries',
        'files',
        'pause-periods',
        'plan-data',
        'plans',
        'recalls',
        'team-tasks',
        'tickets',
        'traceability',
      ],
    },
  },
  {
    name: 'a company as a whole',
    features: {
      'company-archives': ['account', 'billing', 'companies', 'records'],
    },
  },
]

/** Those of the web. Their names are the server's where both have them, their order is their own. */
export const webFloors: readonly Floor[] = [
  {
    name: 'on the ground',
    features: {
      account: [],
      analyses: [],
      'app-offer': [],
      billing: [],
      'digital-audits': [],
      documents: [],
      equipment: [],
      frequencies: [],
      integrations: [],
      'legal-documents': [],
      news: [],
      notifications: [],
      outbox: [],
      partners: [],
      'pause-periods': [],
      posters: [],
      questionnaires: [],
      records: [],
      sensors: [],
      'set-up': [],
      'team-tasks': [],
      tickets: [],
      users: [],
      'work-group-tasks': [],
    },
  },
  {
    name: 'what uses one of them',
    features: {
      auth: ['legal-documents'],
      'front-page': ['billing', 'legal-documents'],
      help: ['posters'],
      places: ['billing'],
      plans: ['billing', 'frequencies'],
      products: ['app-offer', 'documents', 'posters'],
      tablet: ['app-offer'],
    },
  },
  {
    name: 'tasks, products and people',
    features: {
      companies: ['account', 'auth'],
      'shared-accesses': ['app-offer', 'documents', 'products'],
      tasks: ['frequencies', 'plans'],
      workers: ['tablet'],
    },
  },
  {
    name: 'what is recorded',
    features: {
      entries: ['app-offer', 'tasks', 'tickets'],
      'place-groups': ['tasks'],
    },
  },
  {
    name: 'lists, overviews and recalls',
    features: {
      'activity-log': ['app-offer', 'entries', 'tasks'],
      intro: ['app-offer', 'entries', 'tasks'],
      overview: ['billing', 'place-groups'],
      recalls: ['entries'],
      traceability: ['entries'],
    },
  },
  {
    name: 'what is verified',
    features: {
      verifications: ['activity-log', 'entries'],
    },
  },
]
