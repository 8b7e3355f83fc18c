import {
  IconBan,
  IconBriefcase,
  IconPlayerPlay,
  IconShieldCheck,
  IconSend,
  IconUserOff,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { useNow } from '#ui/use-now.ts'
import type { DriverJob } from '../contract/driver-job.ts'
import { driverJobEndpoints as calls } from '../contract/endpoints.ts'
import { type OfficeAction, officeActions, officeCan, officeOffers } from '../rules/driver-job-status.ts'
import { notFitWords } from '../rules/stop-reasons.ts'
import { driverJobPaths } from './driver-job-paths.ts'
import { useClearForDuty } from './use-clear-for-duty.ts'

const machineWords = ({ asset, progress: { checklist, off_road } }: DriverJob): string => {
  const machine = asset ?? 'The machine'
  if (off_road !== null) return `${machine} is off the road.`
  return checklist === 'fail' ? `${machine} failed its checklist.` : `${machine} has no checklist for today.`
}

/** The office's actions on a driver job in its state, each with the reason why it is disabled. */
export function useDriverJobActions(job: DriverJob): {
  /** What the office does next, if anything. */
  next: MenuItem | undefined
  menu: MenuItem[]
  /** The actions that answer the stop a driver is waiting on. */
  decision: MenuItem
  error: string | null
} {
  const whyNot = useWhyNot()
  const now = useNow().toISOString()
  const navigate = useNavigate()
  const withToast = (words: string) => ({ saved: () => `${job.order_no} ${words}` })
  const again = useSave(calls.sendDriverJobAgain, {
    ...withToast('sent again'),
    onSaved: ({ id }) => void navigate({ to: driverJobPaths.edit(id) as string }),
  })
  const cancel = useSave(calls.cancelDriverJob, withToast('cancelled'))
  const noShow = useSave(calls.noShowDriverJob, withToast('marked as no show'))
  const allowStart = useSave(calls.letDriverStart, withToast('may use the machine'))
  const { clearForDuty, submitError: clearError } = useClearForDuty()

  const why = (action: OfficeAction): string | undefined =>
    reasonOf(officeCan[action]({ ...job, now })) ?? whyNot(officeActions[action].right)
  const params = { params: { id: job.id } }
  const asking =
    (title: string, confirmLabel: string, save: (reason: string) => unknown, danger = true) =>
    () =>
      void confirm({ title, confirmLabel, danger, reason: 'required', longestReason: 300 }).then(
        (answer) => answer && save(answer.reason),
      )
  const body = (reason: string) => ({ ...params, body: { reason, version: job.version } })
  const looks: Record<OfficeAction, MenuItem> = {
    sendAgain: {
      label: 'Send again',
      icon: <IconSend aria-hidden />,
      run: () => void again.save({ ...params, body: { version: job.version } }),
    },
    clearForDuty: {
      label: 'Clear for duty…',
      icon: <IconShieldCheck aria-hidden />,
      run: () => void clearForDuty({ driver_job_id: job.id, driver: job.driver, version: job.version }),
    },
    allowStart: {
      label: 'Allow the machine…',
      icon: <IconPlayerPlay aria-hidden />,
      run: asking(
        `${machineWords(job)} Allow ${job.driver} to use it?`,
        'Allow the machine',
        (reason) => void allowStart.save(body(reason)),
        false,
      ),
    },
    noShow: {
      label: 'No show…',
      icon: <IconUserOff aria-hidden />,
      danger: true,
      run: asking(
        `Mark ${job.driver} as a no show?`,
        'Mark as no show',
        (reason) => void noShow.save(body(reason)),
      ),
    },
    cancel: {
      label: 'Cancel…',
      icon: <IconBan aria-hidden />,
      danger: true,
      run: asking(
        `Cancel ${job.order_no} for ${job.driver}?`,
        'Cancel the driver job',
        (reason) => void cancel.save(body(reason)),
      ),
    },
  }
  const itemOf = (action: OfficeAction): MenuItem => ({ ...looks[action], disabledReason: why(action) })
  const openJob: MenuItem = {
    label: 'Open job',
    icon: <IconBriefcase aria-hidden />,
    disabledReason: whyNot('jobs:read'),
    run: () => void navigate({ to: jobPaths.edit(job.job_id) as string }),
  }
  const decision = (): MenuItem => {
    if (notFitWords(job.progress) !== null) return itemOf('clearForDuty')
    return job.progress.job_stop === null ? itemOf('allowStart') : openJob
  }
  const next = officeCan.sendAgain({ ...job, now }) === true ? itemOf('sendAgain') : undefined
  return {
    decision: decision(),
    next,
    menu: (Object.keys(looks) as OfficeAction[])
      .filter((action) => officeOffers(action, { ...job, now }) && !(next && action === 'sendAgain'))
      .map(itemOf),
    error:
      again.submitError ?? cancel.submitError ?? noShow.submitError ?? allowStart.submitError ?? clearError,
  }
}
