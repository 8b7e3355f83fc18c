import { EmptyState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { AcceptedMaterial } from '../../contract/materials/accepted.ts'
import { acceptedLabels, tipSiteLabels } from '../../rules/tip-site-labels.ts'

const column = columnsOf<AcceptedMaterial>()
const columns = [
  column.text('material', acceptedLabels.material, { slot: 'title' }),
  column.text('conditions', acceptedLabels.conditions, { slot: 'detail' }),
]

/** The materials that a tip site takes, in its summary. */
export const AcceptedMaterials = ({ materials }: { materials: AcceptedMaterial[] }) => (
  <Section title={tipSiteLabels.materials}>
    <DataTable
      label={tipSiteLabels.materials}
      rows={materials}
      columns={columns}
      rowKey={({ material }) => material}
      empty={<EmptyState title="No materials yet" text="Edit this tip site to say what it takes." />}
    />
  </Section>
)
