import { listMaterials } from '#areas/settings/server/index.ts'
import { invalid } from '#platform/contract/app-error.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { notAChoice } from '#shared/text.ts'
import type { Progress } from '../../contract/progress.ts'
import type { Step } from '../../rules/progress.ts'
import { isTipOrderOf } from './step-store.ts'

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
 * A load is for a tip order of its own order and material, even for one that is over, since an offline phone may have
 * old ones. @throws invalid.
 */
export async function mustBeOwnTipOrder(
  tx: Tx,
  { job_item_id }: { job_item_id: number },
  { kind, data }: Step,
  { loads }: Progress,
): Promise<void> {
  if ((kind !== 'load' && kind !== 'tip') || data.tip_order_id === null) return
  const load = kind === 'load' ? data : loads.find((one) => one.client_load_id === data.client_load_id)
  const asked = { id: data.tip_order_id, job_item_id, material: load?.material ?? '' }
  if (!(await isTipOrderOf(tx, asked))) throw invalid({ 'data.tip_order_id': notAChoice('Tip order') })
}
