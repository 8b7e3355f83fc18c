import type { assetGroups, assetOwners, assetStatuses, hitchTypes, meterTypes } from '../contract/choices.ts'

/** Display text for plant's field values. */
export const assetGroupWords = {
  excavator: 'Excavators',
  loader: 'Loaders',
  dozer: 'Dozers',
  grader: 'Graders',
  roller: 'Rollers',
  combo: 'Combinations',
  truck: 'Trucks',
  trailer: 'Trailers',
  support: 'Support',
} as const satisfies Record<(typeof assetGroups)[number], string>

export const assetOwnerWords = {
  own: 'Own',
  subcontractor: 'Subcontractor’s',
  leased: 'Leased',
} as const satisfies Record<(typeof assetOwners)[number], string>

export const assetStatusWords = {
  available: 'Available',
  on_hire: 'On hire',
  in_workshop: 'In workshop',
  off_road: 'Off road',
  sold: 'Sold',
} as const satisfies Record<(typeof assetStatuses)[number], string>

/** `Off road, on hire` of one that is off the road at its client’s. */
export const assetStatesInWords = ({
  status,
  is_on_hire,
}: {
  status: keyof typeof assetStatusWords
  is_on_hire: number
}): string =>
  is_on_hire && status !== 'on_hire'
    ? `${assetStatusWords[status]}, ${assetStatusWords.on_hire.toLowerCase()}`
    : assetStatusWords[status]

export const meterTypeWords = {
  hours: 'Hours',
  km: 'Kilometres',
  both: 'Hours and kilometres',
} as const satisfies Record<(typeof meterTypes)[number], string>

export const hitchTypeWords = {
  pin_on: 'Pin-on',
  quick_hitch: 'Quick hitch (Jaws)',
  klac: 'Klac',
  s_type: 'S-type',
  skid_steer: 'Skid steer plate',
} as const satisfies Record<(typeof hitchTypes)[number], string>

/** The same inside a sentence: `has a pin-on hitch`. */
export const withHitch = {
  pin_on: 'a pin-on hitch',
  quick_hitch: 'a quick hitch (Jaws)',
  klac: 'a Klac hitch',
  s_type: 'an S-type hitch',
  skid_steer: 'a skid steer plate',
} as const satisfies Record<(typeof hitchTypes)[number], string>
