import { call } from '#platform/web/api.ts'
import { Refusal, isUnanswered } from '#platform/web/refusal.ts'
import type { DriverJob } from '../../contract/driver-job.ts'
import { driverJobEndpoints } from '../../contract/endpoints.ts'
import type { SentStep } from '../../contract/step.ts'

/** A photo or a signature under the name that the phone gave it. */
export interface StepFile {
  client_file_id: string
  content: Blob
}
/** A tap on its way: its files go first. */
export interface QueuedStep {
  driver_job_id: number
  step: SentStep
  files: readonly StepFile[]
}

export interface QueueState {
  /** What was tapped and not taken yet, in order. */
  waiting: readonly QueuedStep[]
  /** No answer: it is tried again by itself, or at once by `retryNow`. */
  is_stuck: boolean
}

const retryMs = 10_000

let state: QueueState = { waiting: [], is_stuck: false }
let isSending = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const answerListeners = new Set<(job: DriverJob) => void>()
const refusalListeners = new Set<(step: QueuedStep, refusal: Refusal) => void>()

function change(next: QueueState): void {
  state = next
  for (const listener of listeners) listener()
}

export const queueState = (): QueueState => state

export function onQueue(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Hears each job as the server answers it. */
export function onAnswer(listener: (job: DriverJob) => void): () => void {
  answerListeners.add(listener)
  return () => answerListeners.delete(listener)
}

/** Hears what was refused; it is not sent again. */
export function onRefusal(listener: (step: QueuedStep, refusal: Refusal) => void): () => void {
  refusalListeners.add(listener)
  return () => refusalListeners.delete(listener)
}

/** Takes a tap: it is sent once all before it are taken. */
export function sendStep(queued: QueuedStep): void {
  change({ ...state, waiting: [...state.waiting, queued] })
  void sendAll()
}

/** Tries again what got no answer. */
export function retryNow(): void {
  clearTimeout(timer)
  void sendAll()
}

/** The tap before the next one of a job on this phone, as far as that is not taken yet. */
export const lastWaiting = (driver_job_id: number): string | null =>
  state.waiting.filter((one) => one.driver_job_id === driver_job_id).at(-1)?.step.client_op_id ?? null

async function sendAll(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (let first = state.waiting[0]; first; first = state.waiting[0]) {
      const answer = await sendOne(first)
      const rest = state.waiting.slice(1)
      // What came after a refused tap comes after the one before that now, or it would wait for ever.
      const waiting = answer instanceof Refusal ? rest.map((one) => withoutRefused(one, first)) : rest
      change({ waiting, is_stuck: false })
      if (answer instanceof Refusal) for (const listener of refusalListeners) listener(first, answer)
      else for (const listener of answerListeners) listener(answer)
    }
  } catch {
    change({ ...state, is_stuck: true })
    timer = setTimeout(retryNow, retryMs)
  } finally {
    isSending = false
  }
}

const withoutRefused = (one: QueuedStep, { step: refused }: QueuedStep): QueuedStep =>
  one.step.after === refused.client_op_id ? { ...one, step: { ...one.step, after: refused.after } } : one

/** The job as it stands then, or why it was refused. @throws where there was no answer. */
async function sendOne({ driver_job_id, step, files }: QueuedStep): Promise<DriverJob | Refusal> {
  try {
    for (const { client_file_id, content } of files)
      await call(
        driverJobEndpoints.keepStepFile,
        { params: { id: driver_job_id, client_file_id }, body: {} },
        { files: { file: content }, key: client_file_id },
      )
    return await call(
      driverJobEndpoints.takeStep,
      { params: { id: driver_job_id }, body: step },
      { key: step.client_op_id },
    )
  } catch (error) {
    if (error instanceof Refusal && !isUnanswered(error) && error.status !== 401) return error
    throw error
  }
}

addEventListener('online', retryNow)
// What is still on its way is lost with the page.
addEventListener('beforeunload', (event) => {
  if (state.waiting.length > 0) event.preventDefault()
})
