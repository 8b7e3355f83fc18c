/** What the demo company is asked for, with price list codes and quantities. */
export interface Scope {
  readonly title: string
  readonly job_type: string
  readonly description: string
  /** Hired by the hour: the product, and the hours per day on site. */
  readonly hire: readonly (readonly [code: string, hours: number])[]
  /** By load, tonne or piece. */
  readonly extras: readonly (readonly [code: string, quantity: number])[]
  /** Working days. */
  readonly days: number
  readonly start: string
  /** The attachments wanted on a hired machine, by its product. */
  readonly attachments?: Readonly<Record<string, readonly string[]>>
  readonly exclusions?: string
}

/** Typical work of the trade (domain: "Job descriptions"). */
export const scopes: readonly Scope[] = [
  {
    title: 'Bulk excavation of a basement, 450 m³',
    job_type: 'Cartage & Disposal',
    description: 'Dig to 3.2 m, Clean Fill and Mudstone to Truganina. 20T with two truck and dogs.',
    hire: [
      ['WH-EX20', 9],
      ['WH-TD', 9],
      ['WH-TD', 9],
    ],
    extras: [
      ['TIP-CF', 620],
      ['TIP-MS', 180],
    ],
    days: 4,
    start: '07:00',
    exclusions: 'Rock beyond 0.5 m³, dewatering and shoring.',
  },
  {
    title: 'Strip topsoil and cart away',
    job_type: 'Cartage & Disposal',
    description: 'Strip 150 mm, stockpile what is kept, cart away Grassy Fill.',
    hire: [
      ['WH-EX05', 8],
      ['WH-10W', 8],
    ],
    extras: [['TIP-GF', 140]],
    days: 2,
    start: '07:00',
  },
  {
    title: 'Detail footings, 600 mm',
    job_type: 'Machine Hire',
    description: '3.5T with a 300 mm trenching bucket. Spoil stays on site.',
    hire: [['WH-EX03', 8]],
    attachments: { 'WH-EX03': ['TR300-04'] },
    extras: [],
    days: 2,
    start: '07:00',
  },
  {
    title: 'Load out a Cat C stockpile',
    job_type: 'Cartage & Disposal',
    description: '1,200 t to a licensed landfill, with a Waste Tracker record for each load.',
    hire: [
      ['WH-EX14', 9],
      ['WH-TD', 9],
    ],
    extras: [
      ['TIP-CATC', 240],
      ['OT-WTR', 8],
    ],
    days: 3,
    start: '06:30',
    exclusions: 'Change of the soil category after testing.',
  },
  {
    title: 'Level crossing works, night shift',
    job_type: 'Machine Hire',
    description: '13T with slew restrictor, Tier-1 induction, spotter on site.',
    hire: [['WH-EX14', 9]],
    extras: [['LB-SPT', 9]],
    days: 3,
    start: '20:00',
  },
  {
    title: 'Subdivision road boxing',
    job_type: 'Machine Hire',
    description: 'Grader, 12T padfoot roller and water cart.',
    hire: [
      ['WH-GR', 9],
      ['WH-RP', 9],
      ['WH-WC', 9],
    ],
    extras: [],
    days: 5,
    start: '06:30',
  },
  {
    title: 'Pipe laying assistance',
    job_type: 'Machine Hire',
    description: '8T with compaction wheel near a gas main.',
    hire: [['WH-EX08', 8]],
    extras: [['LB-SPT', 8]],
    days: 4,
    start: '07:00',
  },
  {
    title: 'Break up and remove a slab',
    job_type: 'Cartage & Disposal',
    description: '13T with hammer, Clean Concrete to the recycler.',
    hire: [
      ['WH-EX14', 8],
      ['WH-10W', 8],
    ],
    attachments: { 'WH-EX14': ['HAM-13'] },
    extras: [['TIP-CC', 90]],
    days: 2,
    start: '07:30',
  },
  {
    title: 'Swimming pool dig, tight access',
    job_type: 'Machine Hire',
    description: 'Mini excavator through a gate of 1.1 m, spoil by 6-wheeler.',
    hire: [
      ['WH-EX02', 8],
      ['WH-6W', 8],
    ],
    extras: [['TIP-CF', 48]],
    days: 2,
    start: '07:30',
  },
  {
    title: 'Road profiling cart-away',
    job_type: 'Cartage Only',
    description: 'Semi tippers from 2 am, profilings to Campbellfield.',
    hire: [['WH-ST', 6]],
    extras: [['TIP-AP', 110]],
    days: 2,
    start: '02:00',
  },
  {
    title: 'Trim and compact building pads',
    job_type: 'Machine Hire',
    description: 'Posi track and smooth drum roller over six pads.',
    hire: [
      ['WH-PT', 8],
      ['WH-RS', 8],
    ],
    extras: [],
    days: 3,
    start: '07:00',
  },
]
