import * as z from 'zod'

/** A view that every list of its kind has: a filter of the list, under a name. */
export interface ViewRule {
  readonly key: string
  readonly label: string
  /** As in the address. */
  readonly search: Readonly<Record<string, string>>
  /** What it says without rows: 'Nothing to send'. */
  readonly none?: string
}

export const ViewCounts = z.record(z.string(), z.number()).meta({ id: 'ViewCounts' })
export type ViewCounts = z.output<typeof ViewCounts>
