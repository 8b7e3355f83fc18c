import { useSuspenseQuery } from '@tanstack/react-query'
import { commonTabs } from '#areas/documents/web/index.ts'
import { driverPaths } from '#areas/drivers/web/index.ts'
import { SubcontractorAssetsTab } from '#areas/resources/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { EditTab } from '#platform/web/forms/EditTab.tsx'
import { useEditing } from '#platform/web/records/editing.ts'
import { useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { RecordActions, TabbedRecord } from '#platform/web/records/TabbedRecord.tsx'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { capitalised } from '#shared/text.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import { SubcontractorInput } from '../contract/subcontractor.ts'
import { subcontractorCan } from '../rules/subcontractor-rules.ts'
import { subcontractorQuery } from './queries.ts'
import { subcontractorFieldWords } from './subcontractor-field-words.ts'
import { SubcontractorForm } from './SubcontractorForm.tsx'
import { subcontractorPath } from './subcontractor-path.ts'
import { SubcontractorSummary } from './SubcontractorSummary.tsx'
import { subcontractorTabs } from './subcontractor-tabs.ts'
import { subcontractorTone } from './subcontractor-tone.ts'
import { useSubcontractorActions } from './use-subcontractor-actions.tsx'

/** A subcontractor with its tabs. */
export function SubcontractorEditScreen() {
  const id = useRecordId()
  const { data: subcontractor } = useSuspenseQuery(subcontractorQuery(id))
  const { next, menu, error } = useSubcontractorActions(subcontractor)
  const may = useMay()
  const editing = useEditing(id)
  const { open, links } = useRecordTabs(subcontractorTabs, (tab) => subcontractorPath(id, tab))
  const locked = reasonOf(subcontractorCan.edit(subcontractor))
  const mayNotWrite = useWhyNot()('subcontractors:write')
  const locks = { locked, mayNotWrite, canWrite: !locked && !mayNotWrite }

  const panels = {
    summary: editing.isOpen ? (
      <EditTab
        endpoint={subcontractorEndpoints.editSubcontractor}
        schema={SubcontractorInput}
        record={subcontractor}
        saved={({ name }) => `${name} saved`}
        words={subcontractorFieldWords}
        locks={locks}
      >
        <SubcontractorForm />
      </EditTab>
    ) : (
      <SubcontractorSummary subcontractor={subcontractor} />
    ),
    assets: <SubcontractorAssetsTab subcontractor_id={id} />,
    ...commonTabs('subcontractor', id, { canWrite: locks.canWrite, words: subcontractorFieldWords }),
  }

  return (
    <TabbedRecord
      id={id}
      name={subcontractor.name}
      title={subcontractor.name}
      status={
        <StatusBadge
          status={capitalised(subcontractor.status)}
          tone={subcontractorTone[subcontractor.status]}
        />
      }
      breadcrumbs={may('drivers:read') ? [{ label: 'Drivers', to: driverPaths.list }] : []}
      edit={{ editing, isLocked: locked !== undefined, disabledReason: mayNotWrite }}
      actions={<RecordActions next={next} menu={menu} name={subcontractor.name} />}
      palette={next ? [next, ...menu] : menu}
      error={error}
      notices={
        subcontractor.suspended_reason && (
          <Notice tone="danger">Suspended: {subcontractor.suspended_reason}</Notice>
        )
      }
      tabs={links}
    >
      {panels[open]}
    </TabbedRecord>
  )
}
