import { Button } from '#ui/parts/Button.tsx'
import type { StepKind } from '../../../contract/choices.ts'
import type { DriverJob } from '../../../contract/driver-job.ts'
import type { Progress } from '../../../contract/progress.ts'
import { driverJobCan } from '../../../rules/step-rules.ts'
import { nextStep, otherSteps } from '../../../rules/next-step.ts'
import { stepWords } from '../../../rules/step-words.ts'
import css from '../phone.module.css'

/** Other available steps, below the next one. */
export function OtherSteps({
  job,
  progress,
  onTap,
}: {
  job: DriverJob
  progress: Progress
  onTap: (kind: StepKind) => void
}) {
  const next = nextStep(progress, job.carries === 1)
  const possible = otherSteps(progress, job.carries === 1)
  // Each is completed once a day.
  const isOpen = progress.checklist === 'missing' || progress.checklist === 'not needed'
  const looksOver = job.asset_id !== null && isOpen && driverJobCan.prestart(progress) === true
  if (possible.length === 0 && !looksOver) return null
  return (
    <div className={css.ways}>
      {looksOver && next !== 'prestart' && (
        <Button onClick={() => onTap('prestart')}>{stepWords.prestart.button}</Button>
      )}
      {possible.map((kind) => (
        <Button key={kind} onClick={() => onTap(kind)}>
          {kind === 'fit_for_duty' && progress.is_fit === 1 ? 'I can’t go on' : stepWords[kind].button}
        </Button>
      ))}
    </div>
  )
}
