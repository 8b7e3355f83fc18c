import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { call } from '#platform/web/api.ts'
import { useWhyNot } from '#platform/web/why-not.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/parts/Button.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Document } from '../contract/document.ts'
import { documentEndpoints } from '../contract/endpoints.ts'
import { DocumentTable } from './DocumentTable.tsx'
import css from './documents.module.css'
import { EditDialog } from './EditDialog.tsx'
import { type Place, documentTypesQuery } from './queries.ts'
import { UploadDialog, type UploadStart } from './UploadDialog.tsx'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

/** Which dialog stands over the documents. */
type Open = { to: 'add'; start: UploadStart } | { to: 'replace' | 'edit'; document: Document } | null

interface Props {
  place: Place
  documents: UseQueryResult<Document[]>
  canWrite: boolean
  /** Where archived documents can be looked at as well. */
  archived?: { shown: boolean; onShow: (shown: boolean) => void }
}

/** Documents to see, add, replace and review. Files may be dropped anywhere on it. */
export function DocumentsPanel({ place, documents, canWrite, archived }: Props) {
  const whyNot = useWhyNot()
  const { data: types = [] } = useQuery(documentTypesQuery(place.record_type))
  const { uploads, start, retry, drop } = useUploads()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const [over, setOver] = useState(false)
  const whyNotWrite = canWrite ? whyNot('documents:write') : 'You can see this record, but not change it.'

  const drag = (isOver: boolean) => (event: DragEvent) => {
    if (whyNotWrite || open || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isOver)
  }
  const addButton = (
    <Button
      variant="primary"
      icon={<IconPlus aria-hidden />}
      disabledReason={whyNotWrite}
      onClick={() => setOpen({ to: 'add', start: {} })}
    >
      Add document
    </Button>
  )

  return (
    <div
      className={classes(css.tab, over && css.over)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        if (event.defaultPrevented) setOpen({ to: 'add', start: { files: [...event.dataTransfer.files] } })
      }}
    >
      <Section title="Documents" actions={addButton}>
        <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
        {documents.data === undefined && documents.isError ? (
          <ErrorState message="The documents could not be loaded." onRetry={() => void documents.refetch()} />
        ) : (
          <DocumentTable
            documents={documents.data}
            whyNotWrite={whyNotWrite}
            archived={archived}
            onEdit={(document) => setOpen({ to: 'edit', document })}
            onReplace={(document) => setOpen({ to: 'replace', document })}
          />
        )}
      </Section>
      {open?.to === 'add' && (
        <UploadDialog
          title="Add document"
          types={types}
          start={open.start}
          onClose={close}
          onUpload={({ files, ...body }) =>
            start(body.title, files, (options) =>
              call(documentEndpoints.addDocument, { params: place, body }, options),
            )
          }
        />
      )}
      {open?.to === 'replace' && (
        <UploadDialog
          title={`Replace ${open.document.title}`}
          types={types.filter(({ id }) => id === open.document.document_type_id)}
          start={replacementOf(open.document)}
          onClose={close}
          onUpload={({ files, title, number, issuer, issued_on, expires_on }) => {
            const { id, version } = open.document
            const body = { version, title, number, issuer, issued_on, expires_on }
            start(title, files, (options) =>
              call(documentEndpoints.replaceDocument, { params: { id }, body }, options),
            )
          }}
        />
      )}
      {open?.to === 'edit' && (
        <EditDialog
          document={open.document}
          type={types.find(({ id }) => id === open.document.document_type_id)}
          onClose={close}
        />
      )}
    </div>
  )
}

/** A new licence has the number of the old one, and other dates. */
const replacementOf = ({ document_type_id, title, number, issuer }: Document): UploadStart => ({
  document_type_id,
  title,
  number,
  issuer,
})
