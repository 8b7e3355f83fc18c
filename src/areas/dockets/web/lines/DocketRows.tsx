import { useWatch } from 'react-hook-form'
import { useChoices, useTrackedMaterials } from '#areas/settings/web/index.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { TimeField } from '#ui/fields/TimeField.tsx'
import { FieldRows } from '#ui/shells/FieldRows.tsx'
import { entryKindWords } from '../../contract/choices.ts'
import type { DocketLine } from '../../contract/docket-line.ts'
import { agreedLabels, loadLabels, stopLabels } from '../../rules/docket-row-labels.ts'
import { unclassified } from '../../rules/loads/load-material.ts'
import { DocketLoadWeights } from '../form/LoadWeights.tsx'
import { stopKinds } from '../form/docket-form.ts'
import css from '../dockets.module.css'

const stopOptions = stopKinds.map((value) => ({ value, label: entryKindWords[value] }))

export const StopRows = () => (
  <FieldRows
    name="stops"
    title="Breaks, stand-by and travel"
    help="All other time between start and finish is work."
    addLabel="Add time"
    empty={{ kind: 'break', from: '', to: '', note: null }}
  >
    {(at) => {
      const field = labelled(stopLabels, at)
      return (
        <>
          <SelectField {...field('kind')} options={stopOptions} required />
          <TimeField {...field('from')} required />
          <TimeField {...field('to')} required />
          <TextField {...field('note')} />
        </>
      )
    }}
  </FieldRows>
)

export const LoadRows = () => (
  <FieldRows
    name="loads"
    title="Loads"
    help="Use the figures on the weighbridge tickets if you have them."
    addLabel="Add load"
    empty={{
      material: '',
      source: null,
      tip: null,
      loaded_at: '',
      tipped_at: null,
      gross_t: null,
      tare_t: null,
      net_t: null,
      volume_m3: null,
      ticket_no: null,
      waste_record_no: null,
      note: null,
    }}
    layout={css.load}
  >
    {(at) => {
      const field = labelled(loadLabels, at)
      return (
        <>
          <Material at={at} />
          <TextField {...field('tip')} />
          <TimeField {...field('loaded_at')} required />
          <TimeField {...field('tipped_at')} />
          <NumberField {...field('volume_m3')} decimals={3} />
          <TextField {...field('ticket_no')} />
          <div className={css.weights}>
            <DocketLoadWeights at={at} />
          </div>
          <WasteRecord at={at} />
          <LoadNote at={at} />
        </>
      )
    }}
  </FieldRows>
)

const useMaterial = (at: string): string => {
  const material: unknown = useWatch({ name: `${at}.material` })
  return typeof material === 'string' ? material : ''
}

function Material({ at }: { at: string }) {
  const options = useChoices('material_type', useMaterial(at))
  return <SelectField {...labelled(loadLabels, at)('material')} options={options} required />
}

/** A material not on the list needs a description. */
function LoadNote({ at }: { at: string }) {
  const required = useMaterial(at) === unclassified
  return (
    <div className={css.loadNote}>
      <TextField {...labelled(loadLabels, at)('note')} required={required} />
    </div>
  )
}

/** Tracked material has its number in the Waste Tracker. */
function WasteRecord({ at }: { at: string }) {
  const material = useMaterial(at)
  const tracked = useTrackedMaterials()
  return (
    <div className={css.wasteRecord}>
      <TextField {...labelled(loadLabels, at)('waste_record_no')} required={tracked.includes(material)} />
    </div>
  )
}

/** An agreed quantity in place of the computed one, with its reason. */
export function AgreedRows({ lines }: { lines: readonly DocketLine[] }) {
  const options = lines.map(({ position, description }) => ({ value: position, label: description }))
  return (
    <FieldRows
      name="agreed"
      title="Agreed quantities"
      help="Only where you agreed something other than the recorded times and loads."
      addLabel="Add agreement"
      empty={{ position: options[0]?.value ?? 1, quantity_agreed: null, reason: '' }}
    >
      {(at) => {
        const field = labelled(agreedLabels, at)
        return (
          <>
            <SelectField {...field('position')} options={options} required />
            <NumberField {...field('quantity_agreed')} decimals={3} required />
            <TextField {...field('reason')} required />
          </>
        )
      }}
    </FieldRows>
  )
}
