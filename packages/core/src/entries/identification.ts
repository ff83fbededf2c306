/**
 * How the author of an entry was identified: signed in to their own account; by PIN on a tablet of the place;
 * by PIN only when the tablet had network again and sent it; a sensor made it.
 */
export const identifications = ['account', 'pin', 'pin_later', 'sensor'] as const
export type IdentifiedBy = (typeof identifications)[number]
