import { useSearch } from '@tanstack/react-router'
import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { newHours } from './opening/new-hours.ts'
import { tipSiteRecord } from './tip-site-record.ts'
import { tipSiteForm } from './TipSiteForm.tsx'

/** Begins with a site in Victoria that is open on weekdays, of the supplier in the address if there is one. */
export function TipSiteNewScreen() {
  const { supplier_id } = useSearch({ strict: false }) as { supplier_id?: number }
  return (
    <CreateScreen
      record={tipSiteRecord}
      form={tipSiteForm}
      empty={{
        name: '',
        supplier_id,
        status: 'open',
        state: 'VIC',
        materials: [],
        ...newHours,
        pfas_ok: 0,
        asbestos_ok: 0,
        has_weighbridge: 0,
        credit_hold: 0,
      }}
    />
  )
}
