import { useState } from 'react'
import { useVerb } from '#platform/web/calls/use-verb.ts'
import { plural } from '#shared/text.ts'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { importEndpoints } from '../contract/endpoints.ts'
import type { Import } from '../contract/import.ts'
import { importCan } from '../rules/import-status.ts'
import { CancelButton } from './CancelButton.tsx'
import { importPaths } from './import-paths.ts'
import { MatchPanel } from './MatchPanel.tsx'
import { ProblemRows } from './ProblemRows.tsx'
import css from './imports.module.css'

/** What the check found: import the good rows, or correct the file. */
export function CheckedPanel({ found }: { found: Import }) {
  const { id, version, row_count, bad_count } = found
  const [matching, setMatching] = useState(false)
  const { run, error } = useVerb('import')
  const good = row_count - bad_count
  const can = importCan.accept(found)
  if (matching) return <MatchPanel found={found} />
  return (
    <>
      {error && <Notice tone="danger">{error}</Notice>}
      <Section
        title={`${plural(good, 'row')} can be imported`}
        help={
          bad_count > 0
            ? `${plural(bad_count, 'row')} cannot, for the reasons below. Import the others, or correct the file and choose it again.`
            : 'No problems were found. All rows are imported together, or none.'
        }
      >
        <div className={css.buttons}>
          <Button
            variant="primary"
            disabledReason={can === true ? undefined : can}
            onClick={() =>
              void run(importEndpoints.acceptImport, { params: { id }, body: { version } }, null)
            }
          >
            {`Import ${plural(good, 'row')}`}
          </Button>
          <Button onClick={() => setMatching(true)}>Change columns</Button>
          <LinkButton to={importPaths.createOf(found.kind)}>Choose another file</LinkButton>
          <CancelButton id={id} />
        </div>
      </Section>
      {bad_count > 0 && <ProblemRows id={id} />}
    </>
  )
}
