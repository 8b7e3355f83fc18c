import { useVerb } from '#platform/web/calls/use-verb.ts'
import { formatInstant } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { importEndpoints } from '../contract/endpoints.ts'
import type { Import } from '../contract/import.ts'
import { importLabels as labels } from '../rules/import-labels.ts'
import { importCan } from '../rules/import-status.ts'
import { ProblemRows } from './ProblemRows.tsx'
import { importKindWords } from './import-words.ts'

/** What became of an import, and how it is undone. */
export function FinishedPanel({ found }: { found: Import }) {
  const { id, version, file_name, imported_count, bad_count, held, is_own } = found
  const { run, error } = useVerb('import')
  const undo = async () => {
    const answer = await confirm({
      title: `Undo the import of ${file_name}?`,
      message: `${plural(imported_count, 'record')} will be removed, if no one has changed or used them since.`,
      confirmLabel: 'Undo import',
      danger: true,
    })
    if (answer) await run(importEndpoints.undoImport, { params: { id }, body: { version } }, null)
  }
  return (
    <>
      {error && <Notice tone="danger">{error}</Notice>}
      <Section
        title="What was imported"
        actions={importCan.undo(found) === true && <Button onClick={() => void undo()}>Undo import</Button>}
      >
        <Facts facts={factsOf(found)} />
      </Section>
      {held.length > 0 && (
        <Section title="Records that cannot be removed">
          <ul>
            {held.map(({ id: record_id, label, reasons }) => (
              <li key={record_id}>{`${label}: ${reasons.join(', ')}`}</li>
            ))}
          </ul>
        </Section>
      )}
      {bad_count > 0 && is_own === 1 && <ProblemRows id={id} />}
    </>
  )
}

const factsOf = (found: Import) => [
  { label: labels.kind, value: importKindWords[found.kind] },
  { label: labels.imported_count, value: found.imported_count.toLocaleString('en-AU') },
  { label: labels.bad_count, value: found.bad_count.toLocaleString('en-AU') },
  { label: labels.created_by_name, value: found.created_by_name },
  { label: labels.finished_at, value: found.finished_at && formatInstant(found.finished_at) },
  ...(found.undone_at
    ? [
        {
          label: labels.undone_at,
          value: `${formatInstant(found.undone_at)} by ${found.undone_by_name ?? ''}`,
        },
      ]
    : []),
]
