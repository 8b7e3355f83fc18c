import { invalid } from '#platform/contract/app-error.ts'
import { requiredWords } from '#shared/text.ts'
import type { assetGroups } from '../contract/choices.ts'
import { assetLabels } from './asset-labels.ts'

interface Whole {
  asset_owner: string
  subcontractor_id: number | null
  hired_since: string | null
  rego_no: string | null
  rego_state: string | null
  year: number | null
}

/** An asset's defaults, the same as the columns'. */
export const assetDefaults: Whole = {
  asset_owner: 'own',
  subcontractor_id: null,
  hired_since: null,
  rego_no: null,
  rego_state: null,
  year: null,
}

export const onlyHired = 'Your own machine is not hired. Clear the date, or change the owner.'

const roadGroups: readonly (typeof assetGroups)[number][] = ['truck', 'trailer']

/**
 * An asset's cross-field rules, whatever was changed; a truck or trailer is registered and has a plate.
 * @throws invalid on the fields that are wrong.
 */
export function checkAsset(
  asset: Whole,
  { asset_group, today }: { asset_group: (typeof assetGroups)[number]; today: string },
): void {
  const errors: Record<string, string> = {}
  const needsPlate = roadGroups.includes(asset_group) || asset.rego_state !== null
  if (needsPlate && asset.rego_no === null) errors['rego_no'] = requiredWords(assetLabels.rego_no)
  if (asset.rego_no !== null && asset.rego_state === null)
    errors['rego_state'] = requiredWords(assetLabels.rego_state)
  if (asset.asset_owner === 'subcontractor' && asset.subcontractor_id === null)
    errors['subcontractor_id'] = requiredWords(assetLabels.subcontractor_id)
  if (asset.asset_owner !== 'subcontractor' && asset.subcontractor_id !== null)
    errors['asset_owner'] = 'Only a subcontractor’s machine can have a subcontractor.'
  if (asset.asset_owner === 'own' && asset.hired_since !== null) errors['hired_since'] = onlyHired
  const latest = Number(today.slice(0, 4)) + 1
  if (asset.year !== null && asset.year > latest) errors['year'] = `Year must be ${latest} or earlier.`
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Clears dependent values: the subcontractor and the date with the ownership, the state with the plate. */
export const withoutIdleFields = <T extends { asset_owner?: string; rego_no?: string | null }>(
  fields: T,
): T & { subcontractor_id?: null; hired_since?: null; rego_state?: null } => ({
  ...fields,
  ...(fields.asset_owner === undefined || fields.asset_owner === 'subcontractor'
    ? {}
    : { subcontractor_id: null }),
  ...(fields.asset_owner === 'own' ? { hired_since: null } : {}),
  ...(fields.rego_no === null ? { rego_state: null } : {}),
})
