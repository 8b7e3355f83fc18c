import { Suspense, useState } from 'react'
import { lazyDialog } from '#ui/lazy-part.tsx'
import { Button } from '#ui/parts/Button.tsx'
import type { DriverJob } from '../../contract/driver-job.ts'
import css from './phone.module.css'
import { useDoubleTapGuard } from './use-double-tap-guard.ts'

// Queries are rare, so the day does not include it.
const AnswerDialog = lazyDialog(() => import('./dialogs/AnswerDialog.tsx'), 'AnswerDialog')

/** The office's query about the docket, and how to answer it. */
export function QueryCard({ job }: { job: DriverJob }) {
  const [isOpen, setOpen] = useState(false)
  useDoubleTapGuard(isOpen)
  const { docket_query, docket_id } = job
  return (
    <>
      {docket_query !== null && (
        <section className={`${css.card} ${css.asks}`} aria-label="Docket queried">
          <div className={css.head}>
            <h2>Docket queried</h2>
            <span className={css.dimmed}>{job.docket_no}</span>
          </div>
          <p className={css.notes}>{docket_query}</p>
          <div className={css.ways}>
            <Button variant="primary" onClick={() => setOpen(true)}>
              Answer
            </Button>
          </div>
        </section>
      )}
      {isOpen && docket_id !== null && (
        <Suspense>
          <AnswerDialog job={job} docket_id={docket_id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
