import { isListed } from '#areas/quotes/server/index.ts'
import { invalid } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { notAChoice } from '#shared/text.ts'
import { reasonLabels } from '#shared/labels.ts'
import { jobLabels } from '../rules/job-labels.ts'

/**
 * Jobs and orders are cancelled for a reason in the settings list, so that reasons can be counted. @throws
 * invalid
 */
export async function mustBeCancelReason(tx: Tx, reason: string): Promise<void> {
  if (!(await isListed(tx, 'cancel_reason', reason)))
    throw invalid({ reason: notAChoice(reasonLabels.reason) })
}

/** A newly chosen type must be in the list; one hidden since stays where it is used. @throws invalid */
export async function mustBeJobType(tx: Tx, job_type: string): Promise<void> {
  if (!(await isListed(tx, 'job_type', job_type))) throw invalid({ job_type: notAChoice(jobLabels.job_type) })
}
