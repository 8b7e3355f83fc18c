/** In every row belonging to one person, and allowed in no answer to the other. */
export const canary = 'zyqcanary'
/** In what the other drives or owns: sales sees the entire fleet. */
export const fleetCanary = 'zyqfleet'

/** Ids of one person's own records. */
export interface CanaryRecords {
  user: string
  client: string
  archivedClient: string
  contact: string
  site: string
  notes: readonly string[]
  documents: readonly string[]
  files: readonly string[]
  avatar: string
  notification: string
  session: string
  view: string
  /** Empty where the first person sees all of them. */
  drivers: readonly string[]
  subcontractors: readonly string[]
  assets: readonly string[]
  attachments: readonly string[]
  rate_cards: readonly string[]
  jobs: readonly string[]
  orders: readonly string[]
  asset_checklists: readonly string[]
  asset_defects: readonly string[]
  driver_jobs: readonly string[]
  dockets: readonly string[]
  invoices: readonly string[]
  credit_notes: readonly string[]
  payments: readonly string[]
  credit_uses: readonly string[]
}
