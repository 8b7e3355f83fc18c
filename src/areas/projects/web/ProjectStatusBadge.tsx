import { quiet } from '#ui/parts/state-looks.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { ProjectStatus } from '../contract/choices.ts'

const tones = { Open: quiet.underWay, Closed: quiet.finished } as const

export const ProjectStatusBadge = ({ status }: { status: ProjectStatus }) => (
  <StatusBadge status={status} tone={tones[status]} />
)
