import { IconPlus } from '@tabler/icons-react'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Button } from '#ui/parts/Button.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Document } from '../contract/document.ts'
import { DocumentTable } from './DocumentTable.tsx'
import { DropArea } from './DropArea.tsx'
import { EditDocumentDialog } from './EditDocumentDialog.tsx'
import { type Place, documentTypesQuery } from './queries.ts'
import { UploadDialog, type UploadStart } from './UploadDialog.tsx'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

/** The open dialog. */
type Open =
  | { to: 'upload'; start: UploadStart; replaces?: Document | undefined }
  | { to: 'edit'; document: Document }

interface Props {
  place: Place
  documents: UseQueryResult<Document[]>
  canWrite: boolean
  /** For screens where archived documents can be shown as well. */
  archived?: { shown: boolean; onShow: (shown: boolean) => void }
}

/** View, add, replace and review documents. Files may be dropped anywhere on it. */
export function DocumentsPanel({ place, documents, canWrite, archived }: Props) {
  const whyNot = useWhyNot()
  const { data: types = [] } = useQuery(documentTypesQuery(place.record_type))
  const { uploads, start, retry, drop } = useUploads(place)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const whyNotWrite = canWrite ? whyNot('documents:write') : 'You can see this record, but not change it.'
  const add = (begin: UploadStart) => setOpen({ to: 'upload', start: begin })
  const typesOf = (document: Document) => types.filter(({ id }) => id === document.document_type_id)

  return (
    <DropArea isOff={Boolean(whyNotWrite ?? open)} onFiles={(files) => add({ files })}>
      <Section
        title="Documents"
        actions={
          <Button icon={<IconPlus aria-hidden />} disabledReason={whyNotWrite} onClick={() => add({})}>
            Add document
          </Button>
        }
      >
        <UploadList
          uploads={uploads}
          onRetry={retry}
          onDrop={drop}
          onChange={(upload) => {
            drop(upload)
            setOpen({ to: 'upload', start: upload.form, replaces: upload.replaces })
          }}
        />
        {documents.data === undefined && documents.isError ? (
          <ErrorState message="Could not load the documents." onRetry={() => void documents.refetch()} />
        ) : (
          <DocumentTable
            documents={documents.data}
            whyNotWrite={whyNotWrite}
            archived={archived}
            onEdit={(document) => setOpen({ to: 'edit', document })}
            onReplace={(document) =>
              setOpen({ to: 'upload', start: replacementOf(document), replaces: document })
            }
          />
        )}
      </Section>
      {open?.to === 'upload' && (
        <UploadDialog
          title={open.replaces ? `Replace ${open.replaces.title}` : 'Add document'}
          types={open.replaces ? typesOf(open.replaces) : types}
          start={open.start}
          onClose={close}
          onUpload={(form) => start(form, open.replaces)}
        />
      )}
      {open?.to === 'edit' && (
        <EditDocumentDialog document={open.document} type={typesOf(open.document)[0]} onClose={close} />
      )}
    </DropArea>
  )
}

/** A new licence has the same number and different dates. */
const replacementOf = ({ document_type_id, title, number, issuer }: Document): UploadStart => ({
  document_type_id,
  title,
  number,
  issuer,
})
