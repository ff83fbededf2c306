/** The places of the demo: a restaurant, a bakery and a stall. */
export const demoPlaces = [
  {
    name: 'Sinilill Kesklinn',
    address: 'Viru 4, Tallinn',
    business_activity_id: 1,
    contact_person: 'Mari Tamm',
  },
  {
    name: 'Sinilill Pagar',
    address: 'Telliskivi 60a, Tallinn',
    business_activity_id: 12,
    contact_person: 'Jaan Kask',
  },
  {
    name: 'Sinilill Turg',
    address: 'Balti jaam, Tallinn',
    business_activity_id: 8,
    contact_person: 'Anna Ivanova',
  },
] as const
