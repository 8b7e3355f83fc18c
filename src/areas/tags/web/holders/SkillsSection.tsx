import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { missingRight } from '#platform/web/refusals/why-not.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatDate } from '#shared/local-date.ts'
import { namesOf } from '#ui/fields/options.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { tagsEndpoints } from '../../contract/endpoints.ts'
import type { SkillOf } from '../../contract/holders.ts'
import { provenBy, skillLabels } from '../../rules/skill-labels.ts'
import { proofStateWords } from '../../rules/skill-proof.ts'
import { skillsQuery } from '../queries.ts'
import { proofTone } from '../proof-tone.ts'
import { GiveDialog } from './GiveDialog.tsx'

const column = columnsOf<SkillOf>()
const columns = [
  column.custom('name', skillLabels.name, ({ name }) => name, { slot: 'title' }),
  column.custom(
    'state',
    'Proof',
    ({ state }) => <StatusBadge status={proofStateWords[state]} tone={proofTone[state]} />,
    { slot: 'status' },
  ),
  column.custom('proven_by', skillLabels.document_type_id, provenBy, { slot: 'detail' }),
  column.custom('expires_on', 'Expires on', ({ expires_on }) => expires_on && formatDate(expires_on), {
    slot: 'date',
  }),
]

/** A driver's skills with what proves each; those who may give skills change them in a dialog. */
export function SkillsSection({
  holder,
  skills,
  locked,
}: {
  holder: { id: number; name: string }
  skills: readonly SkillOf[]
  /** Why nothing may be changed, if so. */
  locked?: string | undefined
}) {
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { data: all = [] } = useQuery({ ...skillsQuery(), enabled: isOpen })
  const disabledReason = locked ?? (may('tags:skills') ? undefined : missingRight('tags:skills'))
  return (
    <Section
      title="Skills"
      actions={
        may('tags:read') && (
          <Button disabledReason={disabledReason} onClick={() => setOpen(true)}>
            Edit skills
          </Button>
        )
      }
    >
      <DataTable
        label="Skills"
        rows={skills}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState title="No skills" />}
      />
      {isOpen && all.length > 0 && (
        <GiveDialog
          holder={holder}
          label="Skills"
          options={namesOf(all)}
          held={skills.map(({ id }) => id)}
          endpoint={tagsEndpoints.skillDrivers}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
