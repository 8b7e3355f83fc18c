import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatInstant } from '#shared/local-date.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { WordingKind } from '../contract/choices.ts'
import type { WordingVersion } from '../contract/wording.ts'
import { wordingLabels as labels } from '../rules/wording-labels.ts'
import { footerVersionsQuery, termsVersionsQuery } from './queries.ts'
import { WordingSheet } from './WordingSheet.tsx'

const column = columnsOf<WordingVersion & { name: string }>()
const columnsFor = (onOpen: (version: WordingVersion) => void) => [
  column.open('name', labels.revision, onOpen),
  column.date('effective_from', labels.effective_from),
  column.instant('created_at', 'Written'),
  column.text('by', 'By'),
]

/** Every text that terms or a footer have had, each as it was printed. */
export function WordingVersions({ kind, id }: { kind: WordingKind; id: number }) {
  const terms = useQuery({ ...termsVersionsQuery(id), enabled: kind === 'terms' })
  const footers = useQuery({ ...footerVersionsQuery(id), enabled: kind === 'footer' })
  const versions = kind === 'terms' ? terms : footers
  const [open, setOpen] = useState<WordingVersion | null>(null)
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
          <WordingSheet kind={kind} body={open.body} />
        </Dialog>
      )}
    </Section>
  )
}

const aboutOf = ({ effective_from, created_at, by }: WordingVersion): string =>
  [effective_from ? `from ${formatDate(effective_from)}` : `written ${formatInstant(created_at)}`, by]
    .filter(Boolean)
    .join(', ')
