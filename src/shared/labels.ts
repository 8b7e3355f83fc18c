/** A record's field labels, by field name: for its form, list, export, history and error messages. */
export type Labels = Readonly<Record<string, string>>

/** The reason for something that requires one. */
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
