import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { UnitPriceField } from '#ui/fields/UnitPriceField.tsx'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { FieldRows } from '#ui/shells/FieldRows.tsx'
import type { DayTypeTerm } from '../../contract/pricing-settings.ts'
import { dayTypePricing, dayTypeWords, dayTypes } from '../../contract/term-choices.ts'
import { dayTypeLabels, termLabels } from '../../rules/term-labels.ts'
import { pricingWords } from '../../rules/term-words.ts'
import css from './terms.module.css'

const dayTypeOptions = optionsOf(dayTypes, dayTypeWords)
const pricingOptions = optionsOf(dayTypePricing, pricingWords)
const empty = {
  day_type: null,
  from: null,
  to: null,
  pricing: 'per_hour',
  value: null,
  on_top: 0,
  min_hours: null,
} as const satisfies { [Field in keyof DayTypeTerm]: DayTypeTerm[Field] | null }

/** Surcharges by day type. */
export const DayTypeRows = ({ name, help }: { name: string; help: string }) => (
  <FieldRows
    name={name}
    title={termLabels.day_types}
    help={help}
    addLabel="Add surcharge"
    empty={empty}
    layout={css.dayType}
  >
    {(at) => <DayTypeRow at={at} />}
  </FieldRows>
)

function DayTypeRow({ at }: { at: string }) {
  const field = labelled(dayTypeLabels, at)
  const [day_type, pricing] = useWatch({ name: [`${at}.day_type`, `${at}.pricing`] }) as unknown[]
  const isMultiplier = pricing === 'multiplier'
  useEmptiedValue(`${at}.value`, isMultiplier)
  return (
    <>
      <SelectField {...field('day_type')} options={dayTypeOptions} required />
      {day_type === 'night' ? (
        <>
          <TimeField {...field('from')} required />
          <TimeField {...field('to')} required />
        </>
      ) : (
        <>
          <span className={css.noTime} aria-hidden />
          <span className={css.noTime} aria-hidden />
        </>
      )}
      <SelectField {...field('pricing')} options={pricingOptions} required />
      {isMultiplier ? (
        <NumberField key="times" {...field('value')} decimals={2} unit="×" required />
      ) : (
        <UnitPriceField key="dollars" {...field('value')} required />
      )}
      <NumberField {...field('min_hours')} decimals={2} unit="h" />
      <div className={css.onTop}>
        <YesNoField {...field('on_top')} />
      </div>
    </>
  )
}

/** Empties an amount whose meaning has changed: 35 dollars are not 35 times. */
function useEmptiedValue(name: string, isMultiplier: boolean): void {
  const { setValue } = useFormContext()
  const was = useRef(isMultiplier)
  useEffect(() => {
    if (was.current !== isMultiplier) setValue(name, null, { shouldDirty: true })
    was.current = isMultiplier
  }, [name, isMultiplier, setValue])
}
