import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { attachmentForm } from './AttachmentForm.tsx'
import { useAttachmentRecord } from './use-attachment-record.ts'

export const AttachmentNewScreen = () => (
  <CreateScreen
    record={useAttachmentRecord()}
    form={attachmentForm}
    empty={{ code: '', name: '', status: 'available', compatible_category_ids: [] }}
  />
)
