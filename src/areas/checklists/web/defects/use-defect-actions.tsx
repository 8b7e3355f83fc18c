import { IconCircleCheck, IconShieldCheck, IconTool } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useViewer } from '#platform/web/calls/session.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { startsFrom } from '#shared/state-table.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { Defect } from '../../contract/defect.ts'
import { checklistEndpoints } from '../../contract/endpoints.ts'
import { type DefectAction, defectActions, defectCan } from '../../rules/defect-status.ts'
import { FixDialog } from './FixDialog.tsx'

/**
 * Actions on defects in their state, for lists and a defect's own screen, each with the reason why it is disabled.
 * Render `dialog`.
 */
export function useDefectActions(): {
  menuOf: (defect: Defect) => MenuItem[]
  dialog: ReactNode
  error: string | null
} {
  const whyNot = useWhyNot()
  const { id: user_id } = useViewer()
  const [fixed, setFixed] = useState<Defect | null>(null)
  const repair = useSave(checklistEndpoints.startRepair, {
    saved: ({ fleet_no }) => `Repair of ${fleet_no} started`,
  })
  const verify = useSave(checklistEndpoints.verifyDefect, {
    saved: ({ fleet_no }) => `Defect on ${fleet_no} verified`,
  })
  const whyNotDefect = (defect: Defect, action: DefectAction) =>
    whyNot(defectActions[action].right) ?? reasonOf(defectCan[action]({ ...defect, user_id }))

  const menuOf = (defect: Defect): MenuItem[] => {
    const input = { params: { id: defect.id }, body: { version: defect.version } }
    const itemOf = (action: DefectAction, item: MenuItem): MenuItem[] =>
      startsFrom(defectActions[action], defect.status)
        ? [{ ...item, disabledReason: whyNotDefect(defect, action) }]
        : []
    return [
      ...itemOf('startRepair', {
        label: 'Start repair',
        icon: <IconTool aria-hidden />,
        run: () => void repair.save(input),
      }),
      ...itemOf('fix', {
        label: 'Fixed',
        icon: <IconCircleCheck aria-hidden />,
        run: () => setFixed(defect),
      }),
      ...itemOf('verify', {
        label: 'Verify',
        icon: <IconShieldCheck aria-hidden />,
        run: () => void verify.save(input),
      }),
    ]
  }
  return {
    menuOf,
    error: repair.submitError ?? verify.submitError,
    dialog: fixed && <FixDialog defect={fixed} onClose={() => setFixed(null)} />,
  }
}
