import { IconCopy } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { commonTabs } from '#areas/documents/web/index.ts'
import { useVerb } from '#platform/web/calls/use-verb.ts'
import { EditTab } from '#platform/web/forms/EditTab.tsx'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { checklistEndpoints } from '../../contract/endpoints.ts'
import { InUseBadge } from '../ChecklistBadges.tsx'
import { checklistPaths } from '../checklist-paths.ts'
import { checklistQuery } from '../queries.ts'
import { checklistHistoryWords } from './checklist-field-words.ts'
import { checklistForm } from './ChecklistForm.tsx'
import { checklistRecord } from './checklist-record.ts'

/** A checklist with its items, notes and history. */
export function ChecklistEditScreen() {
  const { data: checklist } = useSuspenseQuery(checklistQuery(useRecordId()))
  const { id, name, is_active, items_version } = checklist
  const { run, error } = useVerb('checklist')
  const navigate = useNavigate()
  const copy = async () => {
    const made = await run(checklistEndpoints.copyChecklist, { params: { id } }, `${name} copied`)
    if (made) await navigate({ href: checklistPaths.edit(made.id) })
  }
  return (
    <RecordScreen
      record={checklistRecord}
      shown={checklist}
      hint={`Version ${items_version}`}
      badges={<InUseBadge is_active={is_active} />}
      actions={<LinkButton to={checklistPaths.template(id)}>View and print</LinkButton>}
      menu={[
        {
          label: 'Copy',
          icon: <IconCopy aria-hidden />,
          disabledReason: useWhyNot()('checklists:write'),
          run: () => void copy(),
        },
      ]}
      error={error}
      panels={(locks) => ({
        details: <EditTab form={checklistForm} record={checklist} locks={locks} />,
        ...commonTabs('checklist', id, { canWrite: locks.canWrite, words: checklistHistoryWords }),
      })}
    />
  )
}
