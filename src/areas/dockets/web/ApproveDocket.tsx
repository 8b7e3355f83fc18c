import { useMay } from '#platform/web/calls/session.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useUndo } from '#platform/web/forms/use-undo.ts'
import { Button } from '#ui/parts/Button.tsx'
import { showToast } from '#ui/toasts/toast-store.ts'
import { docketEndpoints } from '../contract/endpoints.ts'
import { docketActions } from '../rules/docket-status.ts'
import { confirmOverride } from './actions/confirm-override.ts'

/** The home screens count it too. */
const topics = ['docket', '*']

/** Approves a docket from where it is listed, as it was seen there; those who may reopen it can undo that. */
export function ApproveDocket({
  id,
  version,
  docket_no,
}: {
  id: number
  version: number
  docket_no: string
}) {
  const mayReopen = useMay()(docketActions.reopen.right)
  const offerUndo = useUndo(docketEndpoints.reopenDocket, { topics })
  const params = { id }
  const { save, saving, submitError } = useSave(docketEndpoints.approveDocket, {
    confirmOverride,
    invalidates: topics,
    onSaved: (docket) => {
      const message = `${docket_no} approved`
      if (!mayReopen) return showToast({ message })
      const body = { reason: 'Approved by mistake', version: docket.version }
      return offerUndo(message, { params, body }, `${docket_no} reopened`)
    },
  })
  return (
    <>
      <Button loading={saving} onClick={() => void save({ params, body: { version } })}>
        Approve
        <span className="visually-hidden"> {docket_no}</span>
      </Button>
      {submitError && <span role="alert">{submitError}</span>}
    </>
  )
}
