import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { StepKind } from '../../../contract/choices.ts'
import type { DriverJob } from '../../../contract/driver-job.ts'
import type { Progress } from '../../../contract/progress.ts'
import { driverJobCan } from '../../../rules/step-rules.ts'
import { nextStep } from '../../../rules/next-step.ts'
import { isUnanswered } from '../../../rules/progress.ts'
import { stepWords } from '../../../rules/step-words.ts'
import css from '../phone.module.css'
import { useDoubleTapGuard } from '../use-double-tap-guard.ts'

/** The next step, within reach of the thumb. */
export function NextStep({
  job,
  progress,
  onTap,
}: {
  job: DriverJob
  progress: Progress
  onTap: (kind: StepKind) => void
}) {
  const next = nextStep(progress, job.carries === 1)
  useDoubleTapGuard(next)
  if (next === null) return null
  const allowed = driverJobCan[next](progress)
  const words =
    next === 'accept' && !isUnanswered(progress.status) ? 'Accept the change' : stepWords[next].button
  return (
    <div className={css.next}>
      {allowed !== true && <Notice tone="warning">{allowed}</Notice>}
      {(allowed === true || next === 'prestart') && (
        <Button variant="primary" onClick={() => onTap(next)}>
          {words}
        </Button>
      )}
    </div>
  )
}
