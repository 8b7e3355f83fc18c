import { useState } from 'react'
import { formatDate, melbourneDate } from '#shared/local-date.ts'
import { Button } from '#ui/parts/Button.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import type { Job, JobHold } from '../../contract/job.ts'
import { holdWords } from '../../rules/job-words.ts'
import css from '../jobs.module.css'
import { useWhyNotJob } from '../use-job-actions.tsx'
import { RaiseHoldDialog } from './RaiseHoldDialog.tsx'

/** What a job waited for before work could start, and how each was settled; open ones are above its work. */
export function SettledHolds({ job }: { job: Job }) {
  const [isRaising, setRaising] = useState(false)
  const whyNotEdit = useWhyNotJob(job)('edit')
  const settled = job.holds.filter(({ cleared_at }) => cleared_at !== null)
  // Once confirmed, only holds that were raised matter.
  const matters = job.holds.length > 0 || job.status === 'Draft' || job.status === 'Pending'
  if (settled.length === 0 && (whyNotEdit || !matters)) return null
  return (
    <FactGroup
      title="Before work starts"
      action={
        !whyNotEdit && (
          <Button variant="quiet" onClick={() => setRaising(true)}>
            Add a check
          </Button>
        )
      }
    >
      {job.holds.length === 0 && <p className={css.settled}>Nothing outstanding.</p>}
      {settled.length > 0 && (
        <Facts facts={settled.map((hold) => ({ label: holdWords[hold.kind], value: wordsOf(hold) }))} />
      )}
      {isRaising && <RaiseHoldDialog job={job} onClose={() => setRaising(false)} />}
    </FactGroup>
  )
}

function wordsOf({ cleared_at, cleared_by, override_reason }: JobHold): string {
  const who = `${cleared_by ?? 'Haulyard'}, ${formatDate(melbourneDate(cleared_at ?? ''))}`
  return override_reason === null ? `Cleared by ${who}` : `Overridden by ${who}: ${override_reason}`
}
