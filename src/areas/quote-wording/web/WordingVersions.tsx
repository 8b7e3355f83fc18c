import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatInstant } from '#shared/local-date.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { WordingKind } from '../contract/choices.ts'
import type { WordingVersionRow } from '../contract/wording.ts'
import { wordingLabels as labels } from '../rules/wording-labels.ts'
import { versionsQuery } from './queries.ts'
import { VersionSheet } from './VersionSheet.tsx'

const column = columnsOf<WordingVersionRow & { name: string }>()
const columnsFor = (onOpen: (version: WordingVersionRow) => void) => [
  column.open('name', labels.revision, onOpen),
  column.custom('is_current', labels.is_current, ({ is_current }) => (is_current ? 'Yes' : '')),
  column.date('effective_from', labels.effective_from),
  column.instant('created_at', 'Saved'),
  column.text('by', 'By'),
]

/** Every version that terms or a footer have had, each as it was printed. */
export function WordingVersions({ kind, id }: { kind: WordingKind; id: number }) {
  const versions = useQuery(versionsQuery(kind, id))
  const [open, setOpen] = useState<WordingVersionRow | null>(null)
  if (versions.isError)
    return <ErrorState message={versions.error.message} onRetry={() => void versions.refetch()} />
  return (
    <Section title="Versions" help="Sent documents keep the version they went out with.">
      <DataTable
        label="Versions"
        rows={versions.data?.map((version) => ({ ...version, name: `Version ${version.revision}` })) ?? []}
        columns={columnsFor(setOpen)}
        rowKey={({ revision }) => revision}
        loading={versions.isPending}
        empty={<EmptyState title="No versions" />}
      />
      {open && (
        <Dialog
          title={`Version ${open.revision}`}
          about={aboutOf(open)}
          size="lg"
          onClose={() => setOpen(null)}
        >
          <VersionSheet kind={kind} id={id} revision={open.revision} />
        </Dialog>
      )}
    </Section>
  )
}

const aboutOf = ({ effective_from, created_at, by }: WordingVersionRow): string =>
  [effective_from ? `from ${formatDate(effective_from)}` : `saved ${formatInstant(created_at)}`, by]
    .filter(Boolean)
    .join(', ')
