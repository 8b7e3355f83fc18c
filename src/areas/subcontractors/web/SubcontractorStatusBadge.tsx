import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { SubcontractorRow } from '../contract/subcontractor.ts'
import { subcontractorStatusWords } from '../rules/subcontractor-labels.ts'
import { subcontractorTone } from './subcontractor-tone.ts'

/** Whether a subcontractor may be given work. */
export const SubcontractorStatusBadge = ({ status }: Pick<SubcontractorRow, 'status'>) => (
  <StatusBadge status={subcontractorStatusWords[status]} tone={subcontractorTone[status]} />
)
