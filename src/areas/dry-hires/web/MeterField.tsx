import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { assetQuery } from '#areas/resources/web/index.ts'
import { quantityText } from '#shared/units.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import type { FieldProps } from '#ui/fields/use-field.ts'

/** The hour meter of the chosen machine, beside what it was last read as. */
export function MeterField(props: FieldProps) {
  const asset_id: unknown = useWatch({ name: 'asset_id' })
  const id = typeof asset_id === 'number' ? asset_id : 0
  const { data } = useQuery({ ...assetQuery(id), enabled: id > 0 })
  const last = data?.smu_current
  const help = last == null ? undefined : `Last read ${quantityText(last)} h.`
  return <NumberField {...props} decimals={1} unit="h" help={help} />
}
