import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { ChecklistResult } from '#areas/checklists/contract/choices.ts'
import { isOfCatalogue } from '#platform/web/refusals/refusal-showing.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import type { StepKind } from '../../../contract/choices.ts'
import type { DriverJob } from '../../../contract/driver-job.ts'
import type { Progress } from '../../../contract/progress.ts'
import type { StepData } from '../../../contract/step.ts'
import { atOf, progressIn, wasTapped } from '../../../rules/step-queue.ts'
import { stepName } from '../../../rules/step-words.ts'
import { dayQuery, docketQuery, driverJobQuery } from '../../queries.ts'
import { newUuid } from './new-uuid.ts'
import { guardDoubleTap } from '../use-double-tap-guard.ts'
import {
  type QueuedStep,
  type StepFile,
  onAnswer,
  onQueue,
  onRefusal,
  queueState,
  sendStep,
} from './step-queue.ts'

/** A step and its data. */
export type Tapped<K extends StepKind = StepKind> = { [P in K]: { kind: P; data: StepData[P] } }[K]

/** What comes with a step besides its data. */
interface Besides {
  files?: readonly StepFile[]
  /** A prestart's result. */
  result?: ChecklistResult | undefined
  /** The refused step it corrects. */
  again?: QueuedStep | undefined
}

const whoseOf = ({ id, asset_id, work_date }: DriverJob) => ({ driver_job_id: id, asset_id, work_date })

/** Several jobs' progress, each including steps since its last answer. */
export function useProgressOf(): (job: DriverJob) => Progress {
  const queue = useSyncExternalStore(onQueue, queueState)
  return (job) => progressIn(queue, whoseOf(job), job.progress)
}

/** A job including steps since its last answer, by the same rules as on the server. */
export function useSteps(job: DriverJob) {
  const queue = useSyncExternalStore(onQueue, queueState)
  const driver_job_id = job.id
  const whose = whoseOf(job)
  const progress = progressIn(queue, whose, job.progress)

  /** Queues a step. @returns why it cannot be queued, or null. */
  const take = (said: Tapped, { files = [], result, again }: Besides = {}): string | null => {
    const at = atOf(again, new Date().toISOString())
    const step = { ...said, client_op_id: newUuid(), at, after: null }
    const refusal = sendStep({ ...whose, step, files, result }, job.progress, again)
    if (refusal === null) guardDoubleTap()
    return refusal
  }
  const refused = queue.refused.filter(({ tap }) => tap.driver_job_id === driver_job_id)
  return { progress, take, refused }
}
export type Take = ReturnType<typeof useSteps>['take']

/**
 * Puts the server's answers to steps into the cache that screens read, and reports refusals. `shown_id`: the
 * job whose refused steps are on screen and need no other message.
 */
export function useAnswers(shown_id?: number): void {
  const queries = useQueryClient()
  useEffect(() => {
    const stopAnswers = onAnswer((job) => {
      queries.setQueryData(driverJobQuery(job.id).queryKey, job)
      queries.setQueryData(dayQuery().queryKey, (jobs) => jobs?.map((one) => (one.id === job.id ? job : one)))
    })
    const stopRefusals = onRefusal((tap, { message }) => {
      const { driver_job_id, step } = tap
      if (isOfCatalogue(message)) showToast({ message, kind: 'error' })
      else if (driver_job_id !== shown_id && wasTapped(tap))
        showToast({ message: `${stepName(step.kind)}: ${message}`, kind: 'error' })
      void queries.invalidateQueries({ queryKey: driverJobQuery(driver_job_id).queryKey })
      // A refused signing is not offered again as it was: the sheet is reloaded.
      if (step.kind === 'sign') void queries.resetQueries({ queryKey: docketQuery(driver_job_id).queryKey })
    })
    return () => {
      stopAnswers()
      stopRefusals()
    }
  }, [queries, shown_id])
}
