import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Job } from '#areas/jobs/contract/job.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Lines } from '#ui/parts/Lines.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { DryHire } from '../contract/dry-hire.ts'
import { whyNoOnHire } from '../rules/why-no-on-hire.ts'
import { CorrectDialog, RemoveDialog } from './CorrectDialog.tsx'
import { DryHireDialog } from './DryHireDialog.tsx'
import { dryHireColumns } from './dry-hire-columns.tsx'
import { OffHireDialog, OnHireDialog } from './HireDialogs.tsx'
import { dryHiresQuery, dryRequirementsQuery } from './queries.ts'

type Open = { what: 'on' } | { what: 'show' | 'off' | 'correct' | 'remove'; hire: DryHire }

/** The machines that a job’s client has, or had, without a driver. */
export function DryHireTab({ job }: { job: Pick<Job, 'id' | 'status' | 'archived_at'> }) {
  const hires = useQuery(dryHiresQuery(job.id))
  const needs = useQuery(dryRequirementsQuery(job.id))
  const seesPrices = useMay()('jobs:rates')
  const mayNot = useWhyNot()('dry-hires:write')
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const rows = hires.data ?? []
  const requirements = needs.data ?? []
  const columns = useMemo(
    () => dryHireColumns((hire) => setOpen({ what: 'show', hire }), seesPrices),
    [seesPrices],
  )
  const add = (
    <NewButton
      disabledReason={mayNot ?? whyNoOnHire(job, requirements.length)}
      onClick={() => setOpen({ what: 'on' })}
    >
      Record on-hire
    </NewButton>
  )
  const rowMenu = (hire: DryHire): MenuItem[] => [
    ...(hire.off_hire_at === null
      ? [
          {
            label: 'Record off-hire',
            rowKey: 'o',
            disabledReason: mayNot,
            run: () => setOpen({ what: 'off', hire }),
          },
        ]
      : []),
    { label: 'Correct', disabledReason: mayNot, run: () => setOpen({ what: 'correct', hire }) },
    { label: 'Remove', danger: true, disabledReason: mayNot, run: () => setOpen({ what: 'remove', hire }) },
  ]
  if (hires.isError || needs.isError)
    return (
      <ErrorState
        message="Could not load the dry hire."
        onRetry={() => void Promise.all([hires.refetch(), needs.refetch()])}
      />
    )
  const flags = rows.flatMap(({ fleet_no, flags: its }) => its.map((flag) => `${fleet_no}: ${flag}`))
  return (
    <Section title="Dry hire" actions={rows.length > 0 && add}>
      {flags.length > 0 && (
        <Notice tone="warning">
          <Lines lines={flags} />
        </Notice>
      )}
      <DataTable
        label="Dry hire"
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        rowMenu={rowMenu}
        loading={hires.isPending || needs.isPending}
        empty={
          <EmptyState
            title="No dry hire yet"
            text={
              requirements.length > 0
                ? 'Record the on-hire when a machine leaves for the client. It is charged from then until its off-hire, without dockets.'
                : 'A machine without a driver is charged from on-hire to off-hire, without dockets. Add a requirement that does not need a driver first.'
            }
            action={add}
          />
        }
      />
      {open?.what === 'on' && <OnHireDialog job_id={job.id} requirements={requirements} onClose={close} />}
      {open?.what === 'show' && <DryHireDialog hire={latest(rows, open.hire)} onClose={close} />}
      {open?.what === 'off' && <OffHireDialog hire={open.hire} onClose={close} />}
      {open?.what === 'correct' && <CorrectDialog hire={open.hire} onClose={close} />}
      {open?.what === 'remove' && <RemoveDialog hire={open.hire} onClose={close} />}
    </Section>
  )
}

const latest = (rows: readonly DryHire[], hire: DryHire): DryHire =>
  rows.find(({ id }) => id === hire.id) ?? hire
