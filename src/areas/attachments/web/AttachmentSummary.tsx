import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { DocumentFacts } from '#areas/documents/web/index.ts'
import { hitchTypeWords } from '#areas/resources/rules/resource-words.ts'
import { resourcePaths } from '#areas/resources/web/index.ts'
import { NextBookings, WhereNow } from '#areas/scheduler/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { priceWords } from '#shared/units.ts'
import { Link } from '#ui/navigation.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import type { Attachment } from '../contract/attachment.ts'
import { attachmentLabels as labels } from '../rules/attachment-labels.ts'
import { attachmentKindWords, attachmentStatusWords, massWords } from '../rules/attachment-words.ts'
import { attachmentFieldWords } from './attachment-field-words.ts'
import type { attachmentTabs } from './attachment-paths.ts'

/** An attachment as the office reads it: where it is, which machines take it, what it costs the client. */
export function AttachmentSummary({
  attachment,
  pathOf,
}: {
  attachment: Attachment
  pathOf: (tab: keyof typeof attachmentTabs) => string
}) {
  const { id, size_mm, weight_kg, hitch_type, asset_id, asset, rate_cents, rate_unit, status } = attachment
  const mayOpenMachine = useMay()('resources:read')
  const stopped = status === 'available' ? null : attachmentStatusWords[status]
  return (
    <SummaryLayout
      facts={
        <>
          <WhereNow
            whose={{ attachment_id: id }}
            idle={asset === null ? 'Free' : `On ${asset}`}
            stopped={stopped}
          />
          <FactGroup title="Attachment">
            <Facts
              facts={[
                { label: labels.kind, value: attachmentKindWords[attachment.kind] },
                { label: labels.size_mm, value: size_mm !== null && `${size_mm} mm` },
                {
                  label: labels.weight_kg,
                  value: weight_kg !== null && `${weight_kg.toLocaleString('en-AU')} kg`,
                },
              ].filter(({ value }) => value)}
            />
          </FactGroup>
          <FactGroup title="Machines">
            <Facts
              facts={[
                {
                  label: labels.compatible_category_ids,
                  value: attachment.asset_categories.join(', '),
                },
                { label: 'Mass', value: massWords(attachment.min_tonne, attachment.max_tonne) },
                { label: labels.hitch_type, value: hitch_type && hitchTypeWords[hitch_type] },
                {
                  label: labels.asset_id,
                  value:
                    mayOpenMachine && asset_id !== null ? (
                      <Link to={resourcePaths.asset(asset_id)}>{asset}</Link>
                    ) : (
                      asset
                    ),
                },
              ].filter(({ value }) => value)}
            />
          </FactGroup>
          {rate_cents != null && rate_unit != null && (
            <FactGroup title="Rate">
              <Facts facts={[{ label: 'Client pays', value: priceWords(rate_cents, rate_unit) }]} />
            </FactGroup>
          )}
          <DocumentFacts record_type="attachment" record_id={id} all={pathOf('documents')} />
        </>
      }
      rows={<NextBookings attachment_id={id} />}
    >
      <RecentChanges
        record_type="attachment"
        record_id={id}
        words={attachmentFieldWords}
        all={pathOf('history')}
      />
    </SummaryLayout>
  )
}
