import { useSuspenseQuery } from '@tanstack/react-query'
import { BankDetailsTab } from '#areas/bank-details/web/index.ts'
import { commonTabs } from '#areas/documents/web/index.ts'
import { SubcontractorAssetsTab } from '#areas/resources/web/index.ts'
import { EditTab } from '#platform/web/forms/EditTab.tsx'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { subcontractorQuery } from './queries.ts'
import { subcontractorFieldWords } from './subcontractor-field-words.ts'
import { subcontractorRecord } from './subcontractor-record.ts'
import { subcontractorForm } from './SubcontractorForm.tsx'
import { SubcontractorSummary } from './SubcontractorSummary.tsx'
import { SubcontractorStatusBadge } from './SubcontractorStatusBadge.tsx'
import { useSubcontractorActions } from './use-subcontractor-actions.tsx'

/** A subcontractor with its tabs. */
export function SubcontractorEditScreen() {
  const id = useRecordId()
  const { data: subcontractor } = useSuspenseQuery(subcontractorQuery(id))
  const { next, menu, error } = useSubcontractorActions(subcontractor)
  const { status, suspended_reason } = subcontractor

  return (
    <RecordScreen
      record={subcontractorRecord}
      shown={subcontractor}
      badges={<SubcontractorStatusBadge status={status} />}
      next={next}
      menu={menu}
      error={error}
      notices={suspended_reason && <Notice tone="danger">Suspended: {suspended_reason}</Notice>}
      summary={<SubcontractorSummary subcontractor={subcontractor} />}
      panels={(locks) => ({
        summary: <EditTab form={subcontractorForm} record={subcontractor} locks={locks} />,
        assets: <SubcontractorAssetsTab subcontractor_id={id} />,
        bank: <BankDetailsTab record_type="subcontractor" payee={subcontractor} locks={locks} />,
        ...commonTabs('subcontractor', id, { canWrite: locks.canWrite, words: subcontractorFieldWords }),
      })}
    />
  )
}
