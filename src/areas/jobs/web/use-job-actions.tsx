import {
  IconArchive,
  IconBan,
  IconCheck,
  IconCircleCheck,
  IconPlayerPause,
  IconPlayerPlay,
  IconRestore,
  IconSend,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { startsFrom } from '#shared/state-table.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { jobEndpoints } from '../contract/endpoints.ts'
import type { Job } from '../contract/job.ts'
import { type JobAction, jobActions, jobCan, jobRight } from '../rules/job-status.ts'
import { submitWords } from '../rules/job-words.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { useArchiveJobs } from './list/use-archive-jobs.ts'

type Item = MenuItem & { run: () => void; icon: ReactNode }
type Moving = Exclude<JobAction, 'edit' | 'settleHold' | 'restore'>

/** Why this person cannot do an action on a job, or undefined. */
export function useWhyNotJob(job: Job): (name: JobAction) => string | undefined {
  const whyNot = useWhyNot()
  return (name) => reasonOf(jobCan[name](job)) ?? whyNot(jobRight(name, job))
}

/** The next step in each status. */
const nextSteps: readonly Moving[] = ['submit', 'confirm', 'resume', 'complete']

/**
 * A job's actions: the next step as a button, the rest for the menu, each with the reason why it is disabled.
 * Render `dialog` and show `error`.
 */
export function useJobActions(job: Job) {
  const whyNotJob = useWhyNotJob(job)
  const whyNot = useWhyNot()
  const [cancelling, setCancelling] = useState<'client' | 'office' | null>(null)
  const withToast = (words: string) => ({ saved: ({ job_no }: Job) => `${job_no} ${words}` })
  const submit = useSave(jobEndpoints.submitJob, withToast('is pending'))
  const confirmIt = useSave(jobEndpoints.confirmJob, withToast('confirmed'))
  const hold = useSave(jobEndpoints.holdJob, withToast('is on hold'))
  const resume = useSave(jobEndpoints.resumeJob, withToast('resumed'))
  const complete = useSave(jobEndpoints.completeJob, withToast('completed'))
  const archiving = useArchiveJobs()

  const now = { params: { id: job.id }, body: { version: job.version } }
  const askToHold = async () => {
    const answer = await confirm({
      title: `Put ${job.job_no} on hold?`,
      message: 'Its drivers stop and read the reason, and no more orders can be confirmed until it resumes.',
      confirmLabel: 'Put on hold',
      reason: 'required',
    })
    if (answer) await hold.save({ ...now, body: { ...now.body, reason: answer.reason } })
  }

  const looks: Record<Moving, Omit<Item, 'disabledReason' | 'to'>> = {
    submit: { label: submitWords, icon: <IconSend aria-hidden />, run: () => void submit.save(now) },
    confirm: { label: 'Confirm', icon: <IconCheck aria-hidden />, run: () => void confirmIt.save(now) },
    resume: { label: 'Resume', icon: <IconPlayerPlay aria-hidden />, run: () => void resume.save(now) },
    complete: {
      label: 'Complete',
      icon: <IconCircleCheck aria-hidden />,
      run: () => void complete.save(now),
    },
    hold: { label: 'Put on hold', icon: <IconPlayerPause aria-hidden />, run: () => void askToHold() },
    cancel: {
      label: 'Cancel for client',
      icon: <IconBan aria-hidden />,
      danger: true,
      run: () => setCancelling('client'),
    },
    cancelByOffice: {
      label: 'Cancel by office',
      icon: <IconBan aria-hidden />,
      danger: true,
      run: () => setCancelling('office'),
    },
    archive: {
      label: 'Archive job',
      icon: <IconArchive aria-hidden />,
      danger: true,
      run: () => void archiving.archive([job.id], job.job_no),
    },
  }
  const itemOf = (name: Moving) => ({ ...looks[name], disabledReason: whyNotJob(name) }) as Item
  const restore: Item = {
    label: 'Restore job',
    icon: <IconRestore aria-hidden />,
    disabledReason: whyNot('jobs:write'),
    run: () => void archiving.restore([job.id], job.job_no),
  }
  const isInState = (name: Moving) => !job.archived_at && startsFrom(jobActions[name], job.status)
  const nextName = nextSteps.find((name) => isInState(name) && !whyNot(jobRight(name, job)))
  const others = (Object.keys(looks) as Moving[]).filter((name) => name !== nextName && isInState(name))

  return {
    next: nextName && itemOf(nextName),
    /** Nothing comes after it, so waiting work comes before it. */
    isLast: nextName === 'complete',
    menu: job.archived_at ? [restore] : others.map(itemOf),
    restore,
    error:
      submit.submitError ??
      confirmIt.submitError ??
      hold.submitError ??
      resume.submitError ??
      complete.submitError ??
      archiving.error,
    dialog: cancelling && (
      <CancelDialog job={job} by_office={cancelling === 'office'} onClose={() => setCancelling(null)} />
    ),
  }
}
