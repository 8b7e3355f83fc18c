/**
 * What the fields of a record are called, by their names: in its form, its list, its export, its history and whatever is
 * said of a field that is wrong.
 */
export type Labels = Readonly<Record<string, string>>

/** Why somebody did what is not done without a reason. */
export const reasonLabels = { reason: 'Reason' } as const satisfies Labels

/** The eight fields of an address. */
export const addressLabels = {
  address_line1: 'Address',
  address_line2: 'Unit, level, building',
  suburb: 'Suburb',
  state: 'State',
  postcode: 'Postcode',
  lat: 'Latitude',
  lng: 'Longitude',
  place_id: 'Place on the map',
} as const satisfies Labels
