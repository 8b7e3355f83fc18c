import { useSave } from '#platform/web/forms/use-save.ts'
import { Button } from '#ui/parts/Button.tsx'
import { docketEndpoints } from '../contract/endpoints.ts'
import { confirmOverride } from './actions/confirm-override.ts'

/** Approves a docket from where it is listed, as it was seen there. */
export function ApproveDocket({
  id,
  version,
  docket_no,
}: {
  id: number
  version: number
  docket_no: string
}) {
  const { save, saving, submitError } = useSave(docketEndpoints.approveDocket, {
    saved: () => `${docket_no} approved`,
    confirmOverride,
    // Homes count it too.
    invalidates: ['docket', '*'],
  })
  return (
    <>
      <Button loading={saving} onClick={() => void save({ params: { id }, body: { version } })}>
        Approve
        <span className="visually-hidden"> {docket_no}</span>
      </Button>
      {submitError && <span role="alert">{submitError}</span>}
    </>
  )
}
