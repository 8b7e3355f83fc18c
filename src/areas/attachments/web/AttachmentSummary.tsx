import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { DocumentFacts } from '#areas/documents/web/index.ts'
import { NextBookings, WhereNow } from '#areas/scheduler/web/index.ts'
import { KnownFacts } from '#ui/parts/FactList.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import type { Attachment } from '../contract/attachment.ts'
import { attachmentLabels as labels } from '../rules/attachment-labels.ts'
import { attachmentKindWords, attachmentStatusWords } from '../rules/attachment-words.ts'
import { rateWords } from '../rules/rates/check-rate.ts'
import { attachmentFieldWords } from './attachment-field-words.ts'
import type { attachmentTabs } from './attachment-paths.ts'
import { MachineFacts } from './machines/MachineFacts.tsx'

interface Shown {
  attachment: Attachment
  pathOf: (tab: keyof typeof attachmentTabs) => string
}

/** An attachment as the office reads it: where it is, which machines take it, what it costs the client. */
export function AttachmentSummary({ attachment, pathOf }: Shown) {
  const { id, kind, size_mm, weight_kg, asset, status } = attachment
  const of = { record_type: 'attachment', record_id: id } as const
  return (
    <SummaryLayout
      facts={
        <>
          <WhereNow
            whose={{ attachment_id: id }}
            idle={asset === null ? 'Free' : `On ${asset}`}
            stopped={status === 'available' ? null : attachmentStatusWords[status]}
          />
          <KnownFacts
            title="Attachment"
            facts={[
              [labels.kind, attachmentKindWords[kind]],
              [labels.size_mm, size_mm !== null && `${size_mm} mm`],
              [labels.weight_kg, weight_kg !== null && `${weight_kg.toLocaleString('en-AU')} kg`],
            ]}
          />
          <MachineFacts attachment={attachment} />
          <KnownFacts title="Rate" facts={[['Client pays', rateWords(attachment)]]} />
          <DocumentFacts {...of} all={pathOf('documents')} />
        </>
      }
      rows={<NextBookings attachment_id={id} />}
    >
      <RecentChanges {...of} words={attachmentFieldWords} all={pathOf('history')} />
    </SummaryLayout>
  )
}
