import { useSave } from '#platform/web/forms/use-save.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { jobEndpoints } from '../../contract/endpoints.ts'
import type { Job, JobHold } from '../../contract/job.ts'
import { holdWords } from '../../rules/job-words.ts'
import css from '../jobs.module.css'
import { useWhyNotJob } from '../use-job-actions.tsx'

/** A job’s open holds, to be cleared, or overridden with a reason. */
export function OpenHolds({ job }: { job: Job }) {
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

  const open = job.holds.filter(({ cleared_at }) => cleared_at === null)
  if (open.length === 0) return null
  return (
    <Section title="Before work starts">
      {error && <Notice tone="danger">{error}</Notice>}
      <ul className={css.holds}>
        {open.map((hold) => (
          <li key={hold.kind} className={css.hold}>
            <StatusBadge status={holdWords[hold.kind]} tone="danger" />
            <span>{hold.detail ?? 'Added by the office.'}</span>
            {!whyNotJob('settleHold') && (
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
    </Section>
  )
}
