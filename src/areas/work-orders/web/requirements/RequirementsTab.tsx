import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Job } from '#areas/jobs/contract/job.ts'
import { jobCan } from '#areas/jobs/rules/job-status.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { plural } from '#shared/text.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { requirementEndpoints } from '../../contract/requirement-endpoints.ts'
import type { Requirement } from '../../contract/requirement.ts'
import { requirementsQuery } from '../queries.ts'
import { requirementColumns } from './requirement-columns.tsx'
import { EditRequirementDialog, NewRequirementDialog } from './RequirementDialog.tsx'
import { useCellSaves } from '../form/use-cell-saves.ts'

/** A job's requirements, with editable quantities and start. */
export function RequirementsTab({ job }: { job: Job }) {
  const requirements = useQuery(requirementsQuery(job.id))
  const rows = requirements.data ?? []
  const [open, setOpen] = useState<'new' | Requirement | null>(null)
  const whyNot = useWhyNot()
  const disabledReason = reasonOf(jobCan.edit(job)) ?? whyNot('work-orders:write')
  const cells = useCellSaves(job.id)
  const remove = useSave(requirementEndpoints.removeRequirementOfJob, {
    saved: () => 'Requirement removed',
  })

  const askToRemove = async ({ id, asset_category, orders }: Requirement) => {
    const answer = await confirm({
      title: `Remove ${asset_category}?`,
      message:
        orders === 0
          ? 'The job’s history still shows it.'
          : `${plural(orders, 'order')} will be cancelled. Release what is booked on ${orders === 1 ? 'it' : 'them'} first.`,
      confirmLabel: 'Remove',
      danger: true,
    })
    if (answer) await remove.save({ params: { job_id: job.id, id } })
  }
  const columns = requirementColumns({
    seesRates: useMay()('jobs:rates'),
    hasSkills: rows.some(({ skills }) => skills.length > 0),
    readOnly: disabledReason !== undefined,
    onOpen: setOpen,
    onQuantity: cells.saveQuantity,
    onStart: cells.saveStart,
  })
  const rowMenu = (requirement: Requirement): MenuItem[] => [
    { label: 'Edit', disabledReason, run: () => setOpen(requirement) },
    { label: 'Remove', danger: true, disabledReason, run: () => void askToRemove(requirement) },
  ]
  const add = (
    <NewButton disabledReason={disabledReason} onClick={() => setOpen('new')}>
      New requirement
    </NewButton>
  )
  const refusal = cells.error ?? remove.submitError

  if (requirements.isError)
    return (
      <ErrorState message="Could not load the requirements." onRetry={() => void requirements.refetch()} />
    )
  return (
    <Section title="Requirements" actions={rows.length > 0 && add}>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <DataTable
        label="Requirements"
        rows={rows}
        columns={columns}
        rowKey={(requirement) => requirement.id}
        rowMenu={rowMenu}
        loading={requirements.isPending}
        empty={
          <EmptyState
            title="No requirements yet"
            text={
              disabledReason
                ? 'The plant the job needs, how many and on which days.'
                : 'Add the plant the job needs, how many and on which days. Each machine and day becomes a work order.'
            }
            action={add}
          />
        }
      />
      {open === 'new' && <NewRequirementDialog job={job} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'new' && (
        <EditRequirementDialog
          requirement={rows.find(({ id }) => id === open.id) ?? open}
          readOnly={disabledReason !== undefined}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}
