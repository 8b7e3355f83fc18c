import type { JobStatus } from '#areas/jobs/contract/choices.ts'
import type { ProductCategory } from '#areas/products/contract/choices.ts'
import { type ChargeUnit, isTimeUnit } from '#shared/units.ts'

const over: readonly JobStatus[] = ['Completed', 'Invoiced']

/**
 * Whether what an agreed line is for is done: with the first approved docket a float, or what is counted; the work itself,
 * at a fixed price or by time, when the job is completed.
 */
export function isWorkDone(
  { unit, category }: { unit: ChargeUnit; category: ProductCategory | null },
  { status, approved_dockets }: { status: JobStatus; approved_dockets: number },
): boolean {
  if (over.includes(status)) return true
  const isWork = unit === 'fixed' || isTimeUnit(unit)
  return approved_dockets > 0 && (category === 'float' || !isWork)
}
