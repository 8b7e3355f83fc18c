import type * as z from 'zod'
import type { TipSiteInput } from '../contract/tip-site.ts'

const weekday = { opens: '07:00', closes: '16:30' }
const closed = { opens: null, closes: null }

/** A new tip site's initial values: open on weekdays, in Victoria. */
export const newTipSite: Partial<z.input<typeof TipSiteInput>> = {
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
