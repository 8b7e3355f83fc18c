import type { DriverJob, RecordedStep } from '../contract/driver-job.ts'
import type { Progress } from '../contract/progress.ts'
import type { DriverJobHead } from './driver-job-store.ts'
import type { StepFile } from './steps/step-file-store.ts'
import type { StoredStep } from './steps/step-store.ts'

interface Parts {
  progress: Progress
  steps: readonly StoredStep[]
  files: readonly StepFile[]
}

export function presentDriverJob(
  { caller, docket, ...head }: DriverJobHead,
  { progress, steps, files }: Parts,
): DriverJob {
  return {
    ...head,
    progress,
    steps: steps.map(presentStep),
    files: [...files],
    contact: caller?.name ?? null,
    contact_phone: caller?.phone ?? null,
    docket_id: docket?.id ?? null,
    docket_no: docket?.docket_no ?? null,
    docket_status: docket?.status ?? null,
    docket_query: docket?.query ?? null,
  }
}

const presentStep = (step: StoredStep): RecordedStep => ({ ...step, words: wordsOf(step) })

/** A step's data in words, for readers in the office. */
function wordsOf({ kind, data }: StoredStep): string | null {
  const said: Readonly<Record<string, unknown>> = data
  if (kind === 'fit_for_duty')
    return [said.is_fit === 1 ? 'Fit' : 'Not fit', said.note].filter(Boolean).join(': ')
  const parts = [
    said.material,
    said.tip,
    said.ticket_no,
    said.name,
    said.unsigned_reason,
    said.reason,
    said.comment,
  ]
  const words = parts.filter((part) => typeof part === 'string' && part !== '')
  return words.length > 0 ? words.join(', ') : null
}
