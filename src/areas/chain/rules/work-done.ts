import type { JobStatus } from '#areas/jobs/contract/choices.ts'
import type { ProductCategory } from '#areas/products/contract/choices.ts'
import type { ChargeUnit } from '#shared/units.ts'

const over: readonly JobStatus[] = ['Completed', 'Invoiced']

/**
 * Whether the work that an agreed line is for is done: with the first approved docket, and a fixed price for the work
 * itself, not for a float to it, when the job is completed.
 */
export const isWorkDone = (
  { unit, category }: { unit: ChargeUnit; category: ProductCategory | null },
  { status, approved_dockets }: { status: JobStatus; approved_dockets: number },
): boolean => over.includes(status) || (approved_dockets > 0 && (unit !== 'fixed' || category === 'float'))
