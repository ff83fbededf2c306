/** Names a place in the database: tables of places start with these two columns. */
export type PlaceKey = { readonly company_id: number; readonly place_id: number }
