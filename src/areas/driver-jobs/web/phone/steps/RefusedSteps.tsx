import { useEffect, useRef } from 'react'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import type { DriverJob } from '../../../contract/driver-job.ts'
import { stepName } from '../../../rules/step-words.ts'
import { driverJobPaths } from '../../driver-job-paths.ts'
import { timeOf } from '../../driver-job-words.ts'
import { opensDialog } from './dialog-steps.ts'
import css from '../phone.module.css'
import { type QueuedStep, type RefusedStep, discardStep } from './step-queue.ts'

/** Refused steps with everything typed: to be corrected and sent again, or discarded. */
export function RefusedSteps({
  job,
  refused,
  onAgain,
}: {
  job: DriverJob
  refused: readonly RefusedStep[]
  onAgain: (one: RefusedStep) => void
}) {
  return refused.map((one) => (
    <RefusedCard key={one.tap.step.client_op_id} job={job} one={one} onAgain={() => onAgain(one)} />
  ))
}

function RefusedCard({ job, one, onAgain }: { job: DriverJob; one: RefusedStep; onAgain: () => void }) {
  const card = useRef<HTMLElement>(null)
  const { tap, message } = one
  const { kind, at } = tap.step
  const name = stepName(kind)
  // Scrolls it into view for a driver further down the page.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section ref={card} className={`${css.card} ${css.refused}`} aria-label={`${name}, not accepted`}>
      <div className={css.head}>
        <h2>{name}: not accepted</h2>
        <span className={css.dimmed}>{timeOf(at)}</span>
      </div>
      <p className={css.notes} role="alert">
        {message}
      </p>
      <div className={css.ways}>
        {kind === 'prestart' && job.asset_id !== null ? (
          <LinkButton to={driverJobPaths.completeChecklist(job.id, job.asset_id)} variant="primary">
            Open again
          </LinkButton>
        ) : (
          <Button variant="primary" onClick={onAgain}>
            {opensDialog(kind) ? 'Open again' : 'Send again'}
          </Button>
        )}
        <Button onClick={() => void discard(tap)}>Discard</Button>
      </div>
    </section>
  )
}

async function discard(tap: QueuedStep): Promise<void> {
  const { kind } = tap.step
  const answer = await confirm({
    title: `Discard “${stepName(kind)}”?`,
    message:
      opensDialog(kind) || kind === 'prestart'
        ? 'What you typed will be lost.'
        : 'The step will not be sent.',
    confirmLabel: 'Discard',
    danger: true,
  })
  if (answer) discardStep(tap)
}
