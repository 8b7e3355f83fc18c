import { useSearch } from '@tanstack/react-router'
import type * as z from 'zod'
import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { tipSiteEndpoints } from '../contract/endpoints.ts'
import { TipSiteInput } from '../contract/tip-site.ts'
import { tipSiteNoun } from '../rules/tip-site-labels.ts'
import { tipSitePaths } from './tip-site-paths.ts'
import { TipSiteForm } from './TipSiteForm.tsx'

const weekday = { opens: '07:00', closes: '16:30' }
const closed = { opens: null, closes: null }

/** Open on weekdays, in Victoria. */
const empty: Partial<z.input<typeof TipSiteInput>> = {
  name: '',
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
}

export function TipSiteNewScreen() {
  const { supplier_id } = useSearch({ strict: false }) as { supplier_id?: number }
  return (
    <CreateScreen
      noun={tipSiteNoun}
      list={tipSitePaths.list}
      endpoint={tipSiteEndpoints.createTipSite}
      schema={TipSiteInput}
      empty={{ ...empty, supplier_id }}
      saved={({ name }) => `${name} saved`}
      openAt={tipSitePaths.edit}
    >
      <TipSiteForm isNew />
    </CreateScreen>
  )
}
