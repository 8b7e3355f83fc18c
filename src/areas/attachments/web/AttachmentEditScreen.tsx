import { useSuspenseQuery } from '@tanstack/react-query'
import { commonTabs } from '#areas/documents/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { EditTab } from '#platform/web/forms/EditTab.tsx'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ofOthersWords } from '../rules/machines/machine-grid.ts'
import { attachmentFieldWords } from './attachment-field-words.ts'
import { attachmentForm } from './AttachmentForm.tsx'
import { AttachmentStatusBadge } from './AttachmentStatusBadge.tsx'
import { AttachmentSummary } from './AttachmentSummary.tsx'
import { attachmentQuery } from './queries.ts'
import { useAttachmentRecord } from './use-attachment-record.ts'

const AttachmentWorkshopTab = lazyPart(() => import('#areas/scheduler/web/index.ts'), 'AttachmentWorkshopTab')

/** An attachment with its tabs. */
export function AttachmentEditScreen() {
  const id = useRecordId()
  const { data: attachment } = useSuspenseQuery(attachmentQuery(id))
  const record = useAttachmentRecord()
  const may = useMay()
  const mayChange = attachment.is_changeable === 1
  return (
    <RecordScreen
      record={record}
      shown={attachment}
      title={`${attachment.code} ${attachment.name}`}
      badges={<AttachmentStatusBadge status={attachment.status} />}
      mayNotWrite={mayChange ? undefined : ofOthersWords}
      summary={<AttachmentSummary attachment={attachment} pathOf={(tab) => record.paths.edit(id, tab)} />}
      panels={(locks) => ({
        details: <EditTab form={attachmentForm} record={attachment} locks={locks} />,
        workshop: <AttachmentWorkshopTab attachment_id={id} disabledReason={locks.locked} />,
        ...commonTabs('attachment', id, {
          canWrite: !locks.locked && (mayChange || may('documents:approve')),
          words: attachmentFieldWords,
        }),
      })}
    />
  )
}
