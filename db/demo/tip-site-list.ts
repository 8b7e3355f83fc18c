/** Tip sites (domain: "Tip sites"): what they take, in cents a tonne what that costs and is sold for, and when they open. */
export interface ListedSite {
  readonly name: string
  /** By material: buy and sell rate in dollars a tonne. */
  readonly rates: Readonly<Record<string, readonly [buy: number, sell: number]>>
  /** Loads are bought here, none is tipped. */
  readonly isSupply?: true
  readonly conditions?: Readonly<Record<string, string>>
  readonly opens: string
  readonly closes: string
  readonly saturday?: string
  readonly licence_no?: string
  readonly licence_expires_on?: string
  readonly fields?: {
    readonly status?: 'closed_wet'
    readonly has_weighbridge?: 1
    readonly pfas_ok?: 1
    readonly asbestos_ok?: 1
    readonly max_truck_class?: string
    readonly queue_minutes?: number
    readonly gate_notes?: string
    readonly closed_dates?: string[]
  }
}

export const listedSites: readonly ListedSite[] = [
  {
    name: 'Westgate Clean Fill',
    rates: {
      'Clean Fill': [14, 18.5],
      Clay: [14, 18.5],
      Mudstone: [14, 18.5],
      'Clean Fill with Rock': [14, 18.5],
    },
    conditions: { 'Clean Fill': 'Soil report for more than 50 t' },
    opens: '06:00',
    closes: '16:30',
    fields: { queue_minutes: 10, gate_notes: 'Closes when wet: ring before the first load.' },
  },
  {
    name: 'Calder Park Quarry Fill',
    rates: { 'Clean Fill': [11, 15.25], Topsoil: [11, 15.25], 'Grassy Fill': [11, 15.25] },
    opens: '07:00',
    closes: '16:00',
    saturday: '12:00',
    fields: { status: 'closed_wet', gate_notes: 'No tipping on rain days.' },
  },
  {
    name: 'Merri Creek Recyclers',
    rates: {
      'Clean Concrete': [22, 28],
      Rubble: [22, 28],
      Asphalt: [18, 23],
      'Asphalt Profilings': [18, 23],
    },
    conditions: { 'Clean Concrete': 'No reinforcing longer than 1 m' },
    opens: '06:30',
    closes: '17:00',
    saturday: '13:00',
    fields: { has_weighbridge: 1, queue_minutes: 15 },
  },
  {
    name: 'Dandenong Ridge Landfill',
    rates: {
      'Mixed Fill': [78, 96],
      'Cat D': [165, 198],
      'Cat C': [260, 305],
      'Clean Fill with ASB': [190, 235],
      'Cat A/B/C/D with ASB': [285, 345],
    },
    conditions: { 'Cat C': 'Book 24 hours before', 'Cat D': 'Book 24 hours before' },
    opens: '07:00',
    closes: '16:00',
    licence_no: 'OL000012345',
    licence_expires_on: '2026-12-10',
    fields: { has_weighbridge: 1, asbestos_ok: 1, queue_minutes: 25, closed_dates: ['2026-12-24'] },
  },
  {
    name: 'Western Soil Treatment',
    rates: { 'Cat C with PFAS': [320, 385], 'Cat B': [420, 495], 'Cat A': [520, 610] },
    conditions: {
      'Cat C with PFAS': 'Approval letter and Waste Tracker record',
      'Cat B': 'Approval letter and Waste Tracker record',
      'Cat A': 'Treatment only; approval letter',
    },
    opens: '07:00',
    closes: '15:30',
    licence_no: 'OL000054321',
    licence_expires_on: '2028-06-30',
    fields: { has_weighbridge: 1, pfas_ok: 1 },
  },
  {
    name: 'Pakenham Sand & Soil',
    isSupply: true,
    rates: { Sand: [38, 46], Topsoil: [38, 46], 'Crushed Rock': [38, 46] },
    opens: '06:30',
    closes: '16:30',
    saturday: '14:00',
    fields: { has_weighbridge: 1, gate_notes: 'Supply depot: no tipping.' },
  },
  {
    name: 'Cranbourne Fill Farm',
    rates: { 'Clean Fill': [12, 16.5], 'Clean Fill with Vegetation': [12, 16.5] },
    opens: '07:00',
    closes: '17:00',
    fields: { max_truck_class: '10-wheeler, no trailers', gate_notes: 'Trucks only.' },
  },
  {
    name: 'Epping Rock Yard',
    isSupply: true,
    rates: { 'Clean Rock': [34, 42], 'Crushed Rock': [34, 42] },
    conditions: { 'Crushed Rock': '20 mm and 40 mm' },
    opens: '06:00',
    closes: '16:00',
    saturday: '12:00',
    fields: { gate_notes: 'Loader on site.' },
  },
]
