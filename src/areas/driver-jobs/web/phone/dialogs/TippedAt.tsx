import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { RestrictedMaterial } from '#areas/tip-sites/contract/restricted-material.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/parts/Button.tsx'
import type { DriverJob } from '../../../contract/driver-job.ts'

const tipped = { name: 'tip', label: 'Tipped at', required: true } as const

/**
 * Where a load was tipped: one of the tips ordered for its material, or another place; material with PFAS or asbestos
 * only where it may go.
 */
export function TippedAt({
  tips,
  restricted,
}: {
  tips: DriverJob['tips']
  restricted: RestrictedMaterial | undefined
}) {
  const { getValues, setValue } = useFormContext()
  const ordered = tips.map(({ tip, suburb }) => ({ value: tip, label: suburb ? `${tip}, ${suburb}` : tip }))
  const others = (restricted?.tips ?? []).filter((name) => tips.every(({ tip }) => tip !== name))
  const places = [...ordered, ...others.map((name) => ({ value: name, label: name }))]
  const [isTyped, setIsTyped] = useState(() => {
    const tip: unknown = getValues('tip')
    return places.length === 0 || (Boolean(tip) && places.every(({ value }) => value !== tip))
  })
  if (isTyped) return <TextField {...tipped} />
  const typeIt = () => {
    setValue('tip', '')
    setIsTyped(true)
  }
  return (
    <>
      <SelectField {...tipped} options={places} />
      {!restricted && <Button onClick={typeIt}>Another place</Button>}
    </>
  )
}
