import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { formatDate, formatInstant } from '#shared/local-date.ts'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import type { WordingKind } from '../contract/choices.ts'
import type { Wording } from '../contract/wording.ts'
import { wordingDocumentWords, wordingLabels as labels } from '../rules/wording-labels.ts'
import { PrintedWording } from './PrintedWording.tsx'
import { wordingCalls } from './wording-calls.ts'
import { wordingFieldWords } from './wording-field-words.ts'
import { wordingPaths } from './wording-paths.ts'

/** Terms or a footer as a quote prints them, and what happened to them. */
export function WordingSummary({ kind, wording }: { kind: WordingKind; wording: Wording }) {
  return (
    <SummaryLayout
      facts={
        <FactGroup title="In use">
          <Facts
            facts={[
              ...(kind === 'terms'
                ? [
                    {
                      label: labels.applies_to,
                      value: wording.applies_to.map((one) => wordingDocumentWords[one]).join(', '),
                    },
                  ]
                : []),
              { label: labels.is_default, value: wording.is_default ? 'Yes' : 'No' },
              { label: labels.revision, value: String(wording.revision) },
              ...(wording.effective_from
                ? [{ label: labels.effective_from, value: formatDate(wording.effective_from) }]
                : []),
              { label: labels.updated_at, value: formatInstant(wording.updated_at) },
            ]}
          />
        </FactGroup>
      }
      lead={<PrintedWording kind={kind} wording={wording} />}
    >
      <RecentChanges
        record_type={wordingCalls[kind].record_type}
        record_id={wording.id}
        words={wordingFieldWords}
        all={wordingPaths[kind].edit(wording.id, 'history')}
      />
    </SummaryLayout>
  )
}
