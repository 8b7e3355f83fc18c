import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatDate, weekday } from '#shared/local-date.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { useTitle } from '#platform/web/guard/title.ts'
import type { StepKind } from '../../contract/choices.ts'
import type { DriverJob } from '../../contract/driver-job.ts'
import type { Progress } from '../../contract/progress.ts'
import { isToAcceptAgain, orderChanged, runningEntry } from '../../rules/progress.ts'
import { stopNow } from '../../rules/stop-reasons.ts'
import { DriverJobStatusBadge } from '../DriverJobStatusBadge.tsx'
import { driverJobPaths } from '../driver-job-paths.ts'
import { timesOf } from '../driver-job-words.ts'
import { checklistsQuery } from '../queries.ts'
import { type DialogStep, opensDialog } from './steps/dialog-steps.ts'
import { FitDialog } from './dialogs/FitDialog.tsx'
import { JobDone } from './JobDone.tsx'
import { JobPlace } from './JobPlace.tsx'
import { NextStep } from './steps/NextStep.tsx'
import { OtherSteps } from './steps/OtherSteps.tsx'
import css from './phone.module.css'
import { QueryCard } from './QueryCard.tsx'
import { RefusedSteps } from './steps/RefusedSteps.tsx'
import { RunningTime } from './RunningTime.tsx'
import { SignDialog } from './dialogs/SignDialog.tsx'
import type { RefusedStep } from './steps/step-queue.ts'
import { StepDialog } from './dialogs/StepDialog.tsx'
import { StopCard } from './StopCard.tsx'
import { useConfirmOtherDay } from './use-confirm-other-day.ts'
import { useDoubleTapGuard } from './use-double-tap-guard.ts'
import { useAnswers, useSteps } from './steps/use-steps.ts'
import { StepNews } from './steps/StepNews.tsx'
import { WaitingPill } from './steps/WaitingPill.tsx'

/** A dialog, and the refused step it starts from. */
interface Open {
  kind: DialogStep
  again?: RefusedStep
}

const isSigned = ({ status }: Progress): boolean => status === 'Docket Signed' || status === 'Closed'

/** A job on the driver's phone: the next step, with all details above it. */
export function DriverJobPhone({ job }: { job: DriverJob }) {
  const { progress, take, refused } = useSteps(job)
  const [open, setOpen] = useState<Open | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  useDoubleTapGuard(open)
  // Prefetched: there may be no signal when the machine is inspected.
  const { data: looking } = useQuery(checklistsQuery(job.id))
  // A refused step shows here on a card, unless a dialog covers it.
  useAnswers(open === null ? job.id : undefined)
  useTitle(`${job.order_no} ${job.job_title}`)
  // Queued once, however often the effect runs.
  const see = useEffectEvent(() => void take({ kind: 'seen', data: {} }))
  useEffect(() => see(), [job.id])

  const mayBegin = useConfirmOtherDay(job)
  const navigate = useNavigate()
  const accept = { kind: 'accept', data: { order_version: progress.order_version } } as const
  const tap = async (kind: StepKind) => {
    if (!(await mayBegin(kind, progress))) return
    if (opensDialog(kind)) return setOpen({ kind })
    if (kind === 'accept') return setRefusal(take(accept))
    if (kind === 'prestart')
      return job.asset_id === null
        ? undefined
        : navigate({ to: driverJobPaths.completeChecklist(job.id, job.asset_id) as string })
    if (kind === 'void_load') return
    setRefusal(take({ kind, data: {} }))
  }
  const openAgain = (again: RefusedStep) => {
    const { step } = again.tap
    if (opensDialog(step.kind)) return setOpen({ kind: step.kind, again })
    // The order may have changed since, and is refetched.
    setRefusal(take(step.kind === 'accept' ? accept : step, { again: again.tap }))
  }
  const close = () => setOpen(null)
  const running = runningEntry(progress)
  const stopped = stopNow(progress)
  return (
    <Screen
      title={job.job_title}
      status={<DriverJobStatusBadge status={progress.status} isChanged={isToAcceptAgain(progress)} />}
    >
      <div className={css.job}>
        <div className={css.top}>
          <span>
            {weekday(job.work_date)} {formatDate(job.work_date)}
          </span>
          <WaitingPill />
          <StepNews />
        </div>
        {stopped !== null && <StopCard words={stopped} office_phone={job.office_phone} />}
        {running && <RunningTime entry={running} />}
        {orderChanged(progress) && (
          <Notice tone="warning">The order changed. Read it again and accept the change.</Notice>
        )}
        {job.cancel_reason && <Notice tone="danger">{job.cancel_reason}</Notice>}
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <QueryCard job={job} />
        <RefusedSteps job={job} refused={refused} onAgain={openAgain} />
        <article className={css.card} aria-label="The job">
          <div className={css.head}>
            <span className={css.time}>{timesOf(job)}</span>
            <span className={css.dimmed}>{job.order_no}</span>
          </div>
          <p className={css.place}>
            <strong>{job.asset ?? `${job.asset_category}, to follow`}</strong>
          </p>
          {job.attachments.length > 0 && <p>With {job.attachments.join(', ')}</p>}
          <JobPlace job={job} />
          {job.order_notes && <p className={css.notes}>{job.order_notes}</p>}
          {job.job_description && <p className={css.notes}>{job.job_description}</p>}
          {job.safety_notes && <p className={css.notes}>{job.safety_notes}</p>}
          {job.site_instructions && <p className={css.notes}>{job.site_instructions}</p>}
          {job.access_notes && <p className={css.notes}>{job.access_notes}</p>}
          {job.ppe.length > 0 && <p className={css.dimmed}>Wear: {job.ppe.join(', ')}</p>}
        </article>
        <JobDone progress={progress} take={take} />
        {isSigned(progress) && job.docket_id !== null && (
          <div className={css.ways}>
            <LinkButton to={`/dashboard/dockets/${job.docket_id}`}>Docket {job.docket_no}</LinkButton>
          </div>
        )}
        <NextStep job={job} progress={progress} onTap={(kind) => void tap(kind)} />
        <OtherSteps job={job} progress={progress} onTap={(kind) => void tap(kind)} />
      </div>
      {open?.kind === 'fit_for_duty' && <FitDialog take={take} again={open.again} onClose={close} />}
      {open?.kind === 'sign' && <SignDialog id={job.id} take={take} again={open.again} onClose={close} />}
      {open && open.kind !== 'fit_for_duty' && open.kind !== 'sign' && (
        <StepDialog
          kind={open.kind}
          job={job}
          meter={looking?.asset?.meter_type ?? 'both'}
          progress={progress}
          take={take}
          again={open.again}
          onClose={close}
        />
      )}
    </Screen>
  )
}
