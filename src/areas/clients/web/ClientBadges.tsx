import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { Client } from '../contract/client.ts'

/** What everyone should know about a client first. */
export function ClientBadges({ client }: { client: Client }) {
  return (
    <>
      {client.credit_hold === 1 && <StatusBadge status="On hold" tone="danger" />}
      {client.gst_switch === 0 && <StatusBadge status="No GST" tone="warning" />}
      {client.archived_at && <StatusBadge status="Archived" />}
    </>
  )
}
