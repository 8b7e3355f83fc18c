import { formatInstant } from '#shared/local-date.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface Archivable {
  archived_at: string | null
  archive_reason: string | null
  /** For records that include who archived them. */
  archived_by_name?: string | null
}

/** Shown above an archived record: since when, why and by whom, and how to make it editable again. */
export function ArchivedNotice({
  record: { archived_at, archive_reason, archived_by_name },
  rule,
  restore,
}: {
  record: Archivable
  /** What the record's rules say about an edit. */
  rule: true | string
  /** Restores it from here; without it the menu does. */
  restore?: { disabledReason?: string | undefined; run: () => void }
}) {
  if (!archived_at) return null
  const button = restore && (
    <Button disabledReason={restore.disabledReason} onClick={restore.run}>
      Restore
    </Button>
  )
  return (
    <Notice tone="warning" action={button}>
      Archived {archived_by_name && `by ${archived_by_name} `}on {formatInstant(archived_at)}
      {archive_reason && ` (${archive_reason})`}. {rule}
    </Notice>
  )
}
