import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { PictureDialog } from '#areas/pictures/web/index.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { serverNow } from '#ui/server-clock.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Document } from '../contract/document.ts'
import { approvedBeside } from '../rules/approved-beside.ts'
import { documentColumns } from './document-columns.tsx'
import { documentMenu, reviewItems } from './document-menu.tsx'
import css from './documents.module.css'
import { DocumentToCheck } from './DocumentToCheck.tsx'
import { useDocumentActions } from './use-document-actions.ts'

interface Props {
  /** Undefined while loading. */
  documents: Document[] | undefined
  whyNotWrite: string | undefined
  archived?: { shown: boolean; onShow: (shown: boolean) => void } | undefined
  onEdit: (document: Document) => void
  onReplace: (document: Document) => void
}

/** Documents with their actions; replaced or archived ones on request. */
export function DocumentTable({ documents, whyNotWrite, archived, onEdit, onReplace }: Props) {
  const whyNot = useWhyNot()
  const { error, ...actions } = useDocumentActions()
  const [withReplaced, setWithReplaced] = useState(false)
  const [picture, setPicture] = useState<{ document: Document; at: number } | null>(null)
  const { document: asked } = useSearch({ strict: false }) as { document?: number }
  const [today] = useState(() => melbourneDate(serverNow()))
  const columns = useMemo(
    () => documentColumns(today, (document, at) => setPicture({ document, at })),
    [today, setPicture],
  )

  const all = documents ?? []
  const current = all.filter(({ status }) => status !== 'superseded')
  const replaced = archived?.shown ? 0 : all.length - current.length
  const rows = withReplaced || archived?.shown ? all : current
  const hasReason = rows.some((row) => row.rejection_reason ?? row.archive_reason)
  const hasFiles = rows.some((row) => row.files.length > 0)
  const hidden = [...(hasReason ? [] : ['reason']), ...(hasFiles ? [] : ['files'])]
  const runs = {
    ...actions,
    approve: (document: Document) => actions.approve(document, approvedBeside(document, all)),
    edit: onEdit,
    replace: onReplace,
  }
  const toCheck = all.find(({ id }) => id === asked)
  const whys = { write: whyNotWrite, approve: whyNot('documents:approve') }

  return (
    <>
      {error && <Notice tone="danger">{error}</Notice>}
      {toCheck && (
        <DocumentToCheck
          key={asked}
          document={toCheck}
          approved={approvedBeside(toCheck, all)}
          decisions={reviewItems(toCheck, whys, runs)}
          onOpen={(document, at) => setPicture({ document, at })}
        />
      )}
      <div className={css.table}>
        <DataTable
          label={archived?.shown ? 'Archived documents' : 'Documents'}
          rows={rows}
          columns={columns}
          hidden={hidden}
          rowKey={({ id }) => id}
          loading={documents === undefined}
          rowMenu={(document) => documentMenu(document, whys, runs)}
          empty={archived?.shown ? <NoneArchived /> : <NoDocuments />}
        />
      </div>
      <div className={css.more}>
        {replaced > 0 && (
          <Button variant="quiet" onClick={() => setWithReplaced(!withReplaced)}>
            {withReplaced ? 'Hide' : 'Show'} {plural(replaced, 'replaced one')}
          </Button>
        )}
        {archived && (
          <Button variant="quiet" onClick={() => archived.onShow(!archived.shown)}>
            {archived.shown ? 'Back to current documents' : 'Show archived documents'}
          </Button>
        )}
      </div>
      {picture && (
        <PictureDialog
          title={picture.document.title}
          files={picture.document.files}
          at={picture.at}
          onClose={() => setPicture(null)}
        />
      )}
    </>
  )
}

const NoDocuments = () => (
  <EmptyState
    title="No documents yet"
    text="Drop PDF or picture files here, press “Add document”, or take a photo on a phone."
  />
)

const NoneArchived = () => <EmptyState title="No archived documents" text="Archived documents appear here." />
