import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMay } from '#platform/web/calls/session.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { UnitPriceField } from '#ui/fields/UnitPriceField.tsx'
import { FieldRows } from '#ui/shells/FieldRows.tsx'
import { chargeUnitWords } from '#shared/units.ts'
import { attachmentUnits } from '../../contract/term-choices.ts'
import { attachmentTermLabels, termLabels } from '../../rules/term-labels.ts'
import { rateChoicesQuery } from '../queries.ts'

const unitOptions = optionsOf(attachmentUnits, chargeUnitWords)

/** What attachments cost on top of the machine. */
export const AttachmentRows = ({ name, help }: { name: string; help: string }) => (
  <FieldRows
    name={name}
    title={termLabels.attachments}
    help={help}
    addLabel="Add attachment"
    empty={{ attachment_id: null, name: '', unit: 'hour', rate_cents: null, min_hours: 1 }}
  >
    {(at) => <AttachmentRow at={at} />}
  </FieldRows>
)

function AttachmentRow({ at }: { at: string }) {
  const field = labelled(attachmentTermLabels, at)
  const { setValue } = useFormContext()
  const [id, name, unit] = useWatch({
    name: [`${at}.attachment_id`, `${at}.name`, `${at}.unit`],
  }) as [number | null, string, string]
  const { data } = useQuery({ ...rateChoicesQuery, enabled: useMay()('rate-cards:write') })
  const current = data?.attachment_id ?? []
  const chosen = current.find((one) => one.id === id)?.name
  // The summary of the terms names it before the server does.
  useEffect(() => {
    if (chosen !== undefined && chosen !== name) setValue(`${at}.name`, chosen)
  }, [at, chosen, name, setValue])
  const isArchived = id !== null && name !== '' && !current.some((one) => one.id === id)
  const options = [...current, ...(isArchived ? [{ id, name }] : [])]
  return (
    <>
      <SelectField
        {...field('attachment_id')}
        options={options.map((one) => ({ value: one.id, label: one.name }))}
        required
      />
      <SelectField {...field('unit')} options={unitOptions} required />
      <UnitPriceField {...field('rate_cents')} required />
      {unit === 'hour' && <NumberField {...field('min_hours')} decimals={2} unit="h" required />}
    </>
  )
}
