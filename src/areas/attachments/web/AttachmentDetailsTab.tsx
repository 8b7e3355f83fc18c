import { EditTab } from '#platform/web/forms/EditTab.tsx'
import type { RecordLocks } from '#platform/web/records/RecordScreen.tsx'
import { type Attachment, AttachmentInput } from '../contract/attachment.ts'
import { attachmentEndpoints } from '../contract/endpoints.ts'
import { checkAttachment } from '../rules/attachment-rules.ts'
import { attachmentFieldWords } from './attachment-field-words.ts'
import { AttachmentForm } from './AttachmentForm.tsx'

/** The attachment itself. */
export function AttachmentDetailsTab({ attachment, locks }: { attachment: Attachment; locks: RecordLocks }) {
  return (
    <EditTab
      endpoint={attachmentEndpoints.editAttachment}
      schema={AttachmentInput}
      together={checkAttachment}
      record={attachment}
      saved={({ code }) => `${code} saved`}
      words={attachmentFieldWords}
      locks={locks}
    >
      <AttachmentForm attachment={attachment} />
    </EditTab>
  )
}
