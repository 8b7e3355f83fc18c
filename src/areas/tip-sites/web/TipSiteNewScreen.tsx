import { useSearch } from '@tanstack/react-router'
import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { tipSiteRecord } from './tip-site-record.ts'
import { tipSiteForm } from './TipSiteForm.tsx'

const weekday = { opens: '07:00', closes: '16:30' }
const closed = { opens: null, closes: null }

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
        hours: [...Array.from({ length: 5 }, () => weekday), closed, closed],
        closed_dates: [],
        closed_on_holidays: 1,
        pfas_ok: 0,
        asbestos_ok: 0,
        has_weighbridge: 0,
        credit_hold: 0,
      }}
    />
  )
}
