import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
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
  return (
    <CreateScreen
      noun={attachmentNoun}
      list={paths.list}
      endpoint={attachmentEndpoints.createAttachment}
      schema={AttachmentInput}
      empty={{ ...empty, compatible_category_ids: [] }}
      together={checkAttachment}
      saved={({ code }) => `${code} saved`}
      openAt={paths.edit}
    >
      <AttachmentForm />
    </CreateScreen>
  )
}
