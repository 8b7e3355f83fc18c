import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { postcodeFits, type State, states } from '#shared/address.ts'
import css from './AddressField.module.css'
import { FieldWarning } from './FieldWarning.tsx'
import { SelectField } from './SelectField.tsx'
import { SuburbField } from './SuburbField.tsx'
import { TextField } from './TextField.tsx'

const words = ['address_line1', 'address_line2', 'suburb', 'state', 'postcode']
const stateOptions = states.map((state) => ({ value: state, label: state }))

/**
 * The parts of an address. `prefix` is their path in the form: 'site.' for site.suburb. A place from the map
 * belongs to the text it was found by, so editing that text drops it.
 */
export function AddressField({
  label = 'Address',
  prefix = '',
  required,
  disabledReason,
}: {
  label?: string
  prefix?: string
  required?: boolean
  disabledReason?: string
}) {
  const { setValue, subscribe } = useFormContext()
  const part = { required, disabledReason }
  const odd = oddPostcode(...useWatch({ name: [`${prefix}state`, `${prefix}postcode`] as const }))

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type !== 'change' || !words.some((word) => name === `${prefix}${word}`)) return
          for (const found of ['lat', 'lng', 'place_id']) setValue(`${prefix}${found}`, null)
        },
      }),
    [prefix, setValue, subscribe],
  )

  const fillPlace = ({ state, postcode }: { state: string; postcode: string }) => {
    const byHand = { shouldDirty: true, shouldValidate: true }
    setValue(`${prefix}state`, state, byHand)
    setValue(`${prefix}postcode`, postcode, byHand)
  }

  return (
    <fieldset className={css.address}>
      <legend className="visually-hidden">{label}</legend>
      <div className={css.line1}>
        <TextField name={`${prefix}address_line1`} label={label} autoComplete="off" {...part} />
      </div>
      <div className={css.line2}>
        <TextField
          name={`${prefix}address_line2`}
          label="Unit, level, building"
          autoComplete="off"
          disabledReason={disabledReason}
        />
      </div>
      <div className={css.suburb}>
        <SuburbField name={`${prefix}suburb`} label="Suburb" onPick={fillPlace} {...part} />
      </div>
      <div className={css.short}>
        <SelectField name={`${prefix}state`} label="State" options={stateOptions} {...part} />
      </div>
      <div className={css.short}>
        <TextField
          name={`${prefix}postcode`}
          label="Postcode"
          inputMode="numeric"
          maxLength={4}
          help={odd && <FieldWarning>{odd}</FieldWarning>}
          {...part}
        />
      </div>
    </fieldset>
  )
}

/** A warning, not an error: some places are across a border. */
function oddPostcode(state: unknown, postcode: unknown): string | undefined {
  const isWhole = typeof postcode === 'string' && /^\d{4}$/.test(postcode)
  if (!isWhole || !isState(state) || postcodeFits(state, postcode)) return undefined
  return `Postcode ${postcode} is not in ${state}.`
}

const isState = (value: unknown): value is State => states.some((state) => state === value)
