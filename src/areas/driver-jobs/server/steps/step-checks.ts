import { invalid } from '#platform/contract/app-error.ts'
import { clockError } from '../../rules/phone-clock.ts'
import type { Step } from '../../rules/progress.ts'
import type { StoredDriverJob } from '../driver-job-store.ts'
import type { StepFile } from './step-file-store.ts'

/** A step is accepted however late it arrives; only an impossible clock is refused. @throws invalid */
export function mustBeInTime(at: string, { sent_at }: Pick<StoredDriverJob, 'sent_at'>, now: Date): void {
  const error = clockError(at, { sent_at, now })
  if (error) throw invalid({ at: error })
}

/** @throws invalid for a photo or signature that has not arrived. */
export function mustHaveFiles(step: Step, files: readonly StepFile[]): void {
  const missing = filesOfStep(step).find(
    (name) => !files.some(({ client_file_id }) => client_file_id === name),
  )
  if (missing) throw invalid({ files: 'A photo has not arrived yet. It must arrive before the step.' })
}

/** The files a step refers to, by the phone's names. */
function filesOfStep({ kind, data }: Step): string[] {
  if (kind === 'prestart') return data.answers.flatMap(({ photos }) => photos)
  if (kind === 'load' || kind === 'tip') return data.ticket_file === null ? [] : [data.ticket_file]
  if (kind === 'sign') return data.signature === null ? [] : [data.signature]
  return []
}
