import { listMaterials } from '#areas/settings/server/index.ts'
import { isLoadOf } from '#areas/tip-orders/rules/tip-order-of.ts'
import { isNamed } from '#areas/tip-sites/rules/tip-site-name.ts'
import { findTipSite } from '#areas/tip-sites/server/index.ts'
import { invalid } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { notAChoice } from '#shared/text.ts'
import type { Progress } from '../../contract/progress.ts'
import type { Step } from '../../rules/progress.ts'
import { findTipOfOrder } from './step-store.ts'

/**
 * A load's material is from the list, even a hidden one, since an offline phone may have an old list. @throws
 * invalid.
 */
export async function mustBeListedMaterial(tx: Tx, { kind, data }: Step): Promise<void> {
  if (kind !== 'load') return
  const materials = await listMaterials(tx)
  if (!materials.some(({ value }) => value === data.material))
    throw invalid({ 'data.material': notAChoice('Material') })
}

/**
 * A load is for a tip order of its own order, material and site, even for one that is over or called otherwise by now,
 * since an offline phone may have old ones; and the site that was chosen is the one it is said to be. @throws invalid.
 */
export async function mustBeOwnTip(
  tx: Tx,
  { job_item_id }: { job_item_id: number },
  { kind, data }: Step,
  { loads }: Progress,
): Promise<void> {
  if (kind !== 'load' && kind !== 'tip') return
  const { tip_order_id: id, client_load_id } = data
  const { tip, tip_site_id } = kind === 'tip' ? data : { tip: null, tip_site_id: null }
  const loaded = kind === 'load' ? data : loads.find((one) => one.client_load_id === client_load_id)
  const load = { material: loaded?.material ?? '', source: kind === 'load' ? data.source : null, tip }
  // Steps that waited since before there were these have none.
  const order = id ? await findTipOfOrder(tx, { id, job_item_id }) : undefined
  const isOwn = order && isLoadOf(load, order) && (!tip_site_id || tip_site_id === order.tip_site_id)
  if (id && !isOwn) throw invalid({ 'data.tip_order_id': notAChoice('Tip order') })
  const site = tip_site_id ? await findTipSite(tx, tip_site_id) : undefined
  if (tip_site_id && !(site && isNamed(site, tip)))
    throw invalid({ 'data.tip_site_id': notAChoice('Tip site') })
}
