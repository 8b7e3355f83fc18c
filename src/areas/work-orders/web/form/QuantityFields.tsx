import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { followQuantity } from '../../rules/follow-quantity.ts'
import { requirementLabels } from '../../rules/requirement-labels.ts'
import css from '../work-orders.module.css'

const field = labelled(requirementLabels)
const around = ['min_asset_qty', 'max_asset_qty', 'price_asset_qty'] as const

/** The quantity, typed once; the other three numbers follow, and can be set separately. */
export function QuantityFields() {
  const { getValues, setValue, subscribe } = useFormContext()
  const wanted = useRef<unknown>(getValues('ideal_asset_qty'))
  useEffect(
    () =>
      subscribe({
        name: 'ideal_asset_qty',
        formState: { values: true },
        callback: ({ name, values }) => {
          const [before, after] = [wanted.current, values['ideal_asset_qty'] as unknown]
          if (name !== 'ideal_asset_qty' || typeof after !== 'number') return
          wanted.current = after
          const others = followQuantity(values as Parameters<typeof followQuantity>[0], Number(before), after)
          for (const [field, value] of Object.entries(others))
            if (values[field] !== value) setValue(field, value, { shouldDirty: true })
        },
      }),
    [getValues, setValue, subscribe],
  )
  const { errors } = useFormState({ name: [...around] })
  const isWrong = around.some((field) => errors[field])
  return (
    <>
      <FieldGrid>
        <NumberField {...field('ideal_asset_qty')} help="Orders to make for each day." required />
      </FieldGrid>
      <details className={css.more} open={isWrong || undefined}>
        <summary>Minimum, maximum and priced</summary>
        <FieldGrid>
          <NumberField {...field('min_asset_qty')} required />
          <NumberField {...field('max_asset_qty')} required />
          <NumberField {...field('price_asset_qty')} help="The number the price is based on." required />
        </FieldGrid>
      </details>
    </>
  )
}
