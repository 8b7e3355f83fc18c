import { quiet } from '#ui/parts/state-looks.ts'
import type { Look, Tone } from '#ui/parts/StatusBadge.tsx'
import type { DocketStatus } from '../contract/choices.ts'

export const docketTone: Readonly<Record<DocketStatus, Tone | Look>> = {
  Draft: quiet.draft,
  Submitted: quiet.sent,
  Signed: quiet.ready,
  'Unsigned Accepted': quiet.waiting,
  Queried: 'danger',
  Approved: quiet.agreed,
  Invoiced: quiet.invoiced,
  Superseded: quiet.over,
  Void: quiet.over,
}
