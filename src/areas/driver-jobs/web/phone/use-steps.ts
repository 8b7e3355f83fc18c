import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { showToast } from '#ui/toasts/toast-store.ts'
import type { StepKind } from '../../contract/choices.ts'
import type { DriverJob } from '../../contract/driver-job.ts'
import type { Progress } from '../../contract/progress.ts'
import type { SentStep, StepData } from '../../contract/step.ts'
import { stepCan } from '../../rules/driver-job-can.ts'
import { type Step, applyStep } from '../../rules/progress.ts'
import { stepWords } from '../../rules/step-words.ts'
import { dayQuery, driverJobQuery } from '../queries.ts'
import { madeId } from './made-id.ts'
import {
  type StepFile,
  lastWaiting,
  onAnswer,
  onQueue,
  onRefusal,
  queueState,
  sendStep,
} from './step-queue.ts'

/** A job with what was tapped since its answer, as the same rules read it here and at the server. */
export function useSteps(job: DriverJob) {
  const { waiting } = useSyncExternalStore(onQueue, queueState)
  const own = waiting.filter((one) => one.driver_job_id === job.id)
  const progress = own.reduce<Progress>(
    (told, { step }) =>
      stepCan(step as unknown as Step, told) === true ? applyStep(told, step as unknown as Step) : told,
    job.progress,
  )

  /** Takes a tap. @returns why it cannot be taken, or null. */
  const take = <K extends StepKind>(
    kind: K,
    data: StepData[K],
    files: readonly StepFile[] = [],
  ): string | null => {
    const at = new Date().toISOString()
    const allowed = stepCan({ kind, at, data } as unknown as Step, progress)
    if (allowed !== true) return allowed
    const step = { client_op_id: madeId(), kind, at, data, after: lastWaiting(job.id) }
    sendStep({ driver_job_id: job.id, step: step as unknown as SentStep, files })
    return null
  }
  return { progress, take, isOnItsWay: own.length > 0 }
}
export type Take = ReturnType<typeof useSteps>['take']

/** Puts what the server answers to taps where the screens read it, and says what was refused. */
export function useAnswers(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const stopAnswers = onAnswer((job) => {
      queries.setQueryData(driverJobQuery(job.id).queryKey, job)
      queries.setQueryData(dayQuery().queryKey, (jobs) => jobs?.map((one) => (one.id === job.id ? job : one)))
    })
    const stopRefusals = onRefusal(({ driver_job_id, step }, { message }) => {
      showToast({ message: `${stepWords[step.kind].button}: ${message}`, kind: 'error' })
      void queries.invalidateQueries({ queryKey: driverJobQuery(driver_job_id).queryKey })
    })
    return () => {
      stopAnswers()
      stopRefusals()
    }
  }, [queries])
}
