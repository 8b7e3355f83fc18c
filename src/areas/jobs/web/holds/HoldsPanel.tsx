import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { formatInstant } from '#shared/local-date.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { quiet } from '#ui/parts/state-looks.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { jobEndpoints } from '../../contract/endpoints.ts'
import type { Job, JobHold } from '../../contract/job.ts'
import { holdWords } from '../../rules/job-words.ts'
import css from '../jobs.module.css'
import { RaiseHoldDialog } from './RaiseHoldDialog.tsx'
import { useWhyNotJob } from '../use-job-actions.tsx'

/** A job's holds, open and settled: cleared, or overridden with a reason. */
export function HoldsPanel({ job }: { job: Job }) {
  const [isRaising, setRaising] = useState(false)
  const whyNotJob = useWhyNotJob(job)
  const clear = useSave(jobEndpoints.clearJobHold, { saved: ({ job_no }) => `${job_no}: check cleared` })
  const override = useSave(jobEndpoints.overrideJobHold, {
    saved: ({ job_no }) => `${job_no}: check overridden`,
  })
  const error = clear.submitError ?? override.submitError

  const askToOverride = async ({ kind }: JobHold) => {
    const answer = await confirm({
      title: `Start without ${holdWords[kind]}?`,
      message: 'Your reason is saved on the job.',
      confirmLabel: 'Override',
      reason: 'required',
    })
    if (answer) await override.save({ params: { id: job.id, kind }, body: { reason: answer.reason } })
  }

  // Once confirmed, only holds that were raised matter.
  if (job.holds.length === 0 && job.status !== 'Draft' && job.status !== 'Pending') return null
  return (
    <Section
      title="Before work starts"
      actions={
        !whyNotJob('edit') && (
          <Button icon={<IconPlus aria-hidden />} onClick={() => setRaising(true)}>
            Add a check
          </Button>
        )
      }
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {job.holds.length === 0 ? (
        <p className={css.settled}>Nothing outstanding.</p>
      ) : (
        <ul className={css.holds}>
          {job.holds.map((hold) => (
            <li key={hold.kind} className={css.hold}>
              <StatusBadge
                status={holdWords[hold.kind]}
                tone={hold.cleared_at === null ? 'danger' : quiet.agreed}
              />
              <span className={hold.cleared_at === null ? undefined : css.settled}>{wordsOf(hold)}</span>
              {hold.cleared_at === null && !whyNotJob('settleHold') && (
                <>
                  <Button onClick={() => void clear.save({ params: { id: job.id, kind: hold.kind } })}>
                    Clear check
                  </Button>
                  <Button onClick={() => void askToOverride(hold)}>Override…</Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {isRaising && <RaiseHoldDialog job={job} onClose={() => setRaising(false)} />}
    </Section>
  )
}

function wordsOf({ detail, cleared_at, cleared_by, override_reason }: JobHold): string {
  if (cleared_at === null) return detail ?? 'Added by the office.'
  const when = `${cleared_by ?? 'Haulyard'}, ${formatInstant(cleared_at)}`
  return override_reason === null ? `Cleared by ${when}.` : `Overridden by ${when}: ${override_reason}`
}
