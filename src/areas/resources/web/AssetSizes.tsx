import { inWords } from '#platform/web/forms/field-words.ts'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import type { Asset } from '../contract/asset.ts'
import { assetFieldWords } from './asset-field-words.ts'

const sizes = [
  'operating_mass_t',
  'payload_t',
  'gvm_t',
  'gcm_t',
  'axles',
  'volume_m3',
  'width_m',
  'max_dig_depth_m',
  'reach_m',
] as const

/** The sizes of a machine that are known. */
export function AssetSizes({ asset }: { asset: Asset }) {
  const facts = sizes.flatMap((name) => {
    const { label, textOf } = inWords(assetFieldWords, name)
    return asset[name] === null ? [] : [{ label, value: textOf(asset[name]) }]
  })
  return (
    facts.length > 0 && (
      <FactGroup title="Size">
        <Facts facts={facts} />
      </FactGroup>
    )
  )
}
