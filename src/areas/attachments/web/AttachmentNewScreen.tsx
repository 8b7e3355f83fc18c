import { useNavigate } from '@tanstack/react-router'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { NewRecordScreen } from '#platform/web/records/NewRecordScreen.tsx'
import { AttachmentInput } from '../contract/attachment.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { attachmentNoun } from '../rules/attachment-labels.ts'
import { checkAttachment } from '../rules/attachment-rules.ts'
import { AttachmentForm } from './AttachmentForm.tsx'
import { useAttachmentRecord } from './use-attachment-record.ts'

/** A new attachment's initial values. */
const empty = { code: '', name: '', status: 'available' } as const

export function AttachmentNewScreen() {
  const { paths } = useAttachmentRecord()
  const navigate = useNavigate()
  const create = useCreate(attachmentEndpoints.createAttachment, {
    schema: AttachmentInput,
    empty: { ...empty, compatible_category_ids: [] },
    together: checkAttachment,
    saved: ({ code }) => `${code} saved`,
    onSaved: ({ id }) => navigate({ href: paths.edit(id), replace: true }),
  })
  return (
    <NewRecordScreen noun={attachmentNoun} list={paths.list} create={create}>
      <AttachmentForm />
    </NewRecordScreen>
  )
}
