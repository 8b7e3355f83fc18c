import { call } from '#platform/web/calls/api.ts'
import { Refusal } from '#platform/web/calls/refusal.ts'
import type { DriverJob } from '../../../contract/driver-job.ts'
import { driverJobEndpoints } from '../../../contract/endpoints.ts'
import type { Progress } from '../../../contract/progress.ts'
import {
  type Refused,
  type StepQueue,
  discarded,
  holdsWork,
  isPassing,
  refused,
  resumed,
  retryIn,
  stuck,
  accepted,
  tapped,
} from '../../../rules/step-queue.ts'
import type { PendingStep } from '../../../rules/pending-step.ts'

/** A photo or signature under the phone's name for it. */
export interface StepFile {
  client_file_id: string
  content: Blob
}
/** A step being sent: its files go first. */
export interface QueuedStep extends PendingStep {
  files: readonly StepFile[]
}
/** A step the server refused: it can be corrected and sent again. */
export type RefusedStep = Refused<QueuedStep>

/** A request without any progress for this long is aborted and sent again with the same key. */
const silenceMs = 15_000

let state: StepQueue<QueuedStep> = { waiting: [], refused: [], is_stuck: false }
let isSending = false
/** Aborts the current request. */
let giveUp: (() => void) | undefined
let isPressed = false
let hasSent = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const answerListeners = new Set<(job: DriverJob) => void>()
const refusalListeners = new Set<(step: QueuedStep, refusal: Refusal) => void>()

function change(next: StepQueue<QueuedStep>): void {
  state = next
  for (const listener of listeners) listener()
}

export const queueState = (): StepQueue<QueuedStep> => state
/** Whether anything was sent since the page was opened: before that, the fate of earlier steps is unknown. */
export const wasAnythingSent = (): boolean => hasSent

export function onQueue(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Receives each job as the server returns it. */
export function onAnswer(listener: (job: DriverJob) => void): () => void {
  answerListeners.add(listener)
  return () => answerListeners.delete(listener)
}

/** Receives refused steps; they are not resent automatically. */
export function onRefusal(listener: (step: QueuedStep, refusal: Refusal) => void): () => void {
  refusalListeners.add(listener)
  return () => refusalListeners.delete(listener)
}

/**
 * Queues a step: sent once all before it are accepted. `again`: the refused one it corrects, which is
 * removed.
 * @returns why it cannot be queued, or null.
 */
export function sendStep(tap: QueuedStep, progress: Progress, again?: QueuedStep): string | null {
  const next = tapped(state, { tap, progress, again })
  if (typeof next === 'string') return next
  change(next)
  void sendAll()
  return null
}

/** Discards a refused step. */
export const discardStep = (tap: QueuedStep): void => change(discarded(state, tap))

/** Retries a step without an answer, or one waiting to be retried. */
export function retryNow(): void {
  clearTimeout(timer)
  if (!isSending) return void sendAll()
  isPressed = true
  giveUp?.()
}

async function sendAll(): Promise<void> {
  if (isSending) return
  isSending = true
  if (state.is_stuck) change(resumed(state))
  try {
    for (let first = state.waiting[0]; first; first = state.waiting[0]) {
      const answer = await sendOne(first)
      if (answer instanceof Refusal) {
        change(refused(state, answer.message))
        for (const listener of refusalListeners) listener(first, answer)
      } else {
        hasSent = true
        change(accepted(state))
        for (const listener of answerListeners) listener(answer)
      }
    }
  } catch (error) {
    change(stuck(state))
    clearTimeout(timer)
    timer = setTimeout(retryNow, retryIn(error instanceof Refusal ? error.retry_after_seconds : null))
  } finally {
    isSending = false
  }
  if (!isPressed) return
  isPressed = false
  if (state.is_stuck) retryNow()
}

/** The resulting job, or why it was refused. @throws when it should be retried. */
async function sendOne({ driver_job_id, step, files }: QueuedStep): Promise<DriverJob | Refusal> {
  try {
    for (const { client_file_id, content } of files)
      await withTimeout((signal, onProgress) =>
        call(
          driverJobEndpoints.saveStepFile,
          { params: { id: driver_job_id, client_file_id }, body: {} },
          { files: { file: content }, key: client_file_id, signal, onProgress },
        ),
      )
    return await withTimeout((signal) =>
      call(
        driverJobEndpoints.takeStep,
        { params: { id: driver_job_id }, body: step },
        { key: step.client_op_id, signal },
      ),
    )
  } catch (error) {
    if (error instanceof Refusal && !isPassing(error.status)) return error
    throw error
  }
}

/** A request that is aborted when it makes no progress; a photo being uploaded is progress. */
async function withTimeout<T>(work: (signal: AbortSignal, onProgress: () => void) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const abort = () => stop.abort()
  let silence = setTimeout(abort, silenceMs)
  const onProgress = () => {
    clearTimeout(silence)
    silence = setTimeout(abort, silenceMs)
  }
  giveUp = abort
  try {
    return await work(stop.signal, onProgress)
  } finally {
    clearTimeout(silence)
    giveUp = undefined
  }
}

addEventListener('online', retryNow)
// Unsent and unhandled refused steps are lost with the page.
addEventListener('beforeunload', (event) => {
  if (holdsWork(state)) event.preventDefault()
})
