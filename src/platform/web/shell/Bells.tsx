import { useViewer } from '../calls/session.ts'
import type { ShellParts } from '../web-area.ts'

/** Notification bells, for approved users. */
export function Bells({ parts }: { parts: readonly ShellParts[] }) {
  const viewer = useViewer()
  const bells = viewer.user_type ? parts.flatMap(({ bell }) => bell ?? []) : []
  return bells.map((Bell, index) => <Bell key={index} />)
}
