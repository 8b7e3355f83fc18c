import { useState } from 'react'
import { type FieldValues, useForm, useWatch } from 'react-hook-form'
import { LoadWeights } from '#areas/dockets/web/index.ts'
import { type Carrier } from '#areas/dockets/rules/loads/over-payload.ts'
import { unclassified } from '#areas/dockets/rules/loads/load-material.ts'
import { maxInShift, usualMax } from '#areas/resources/rules/reading-rules.ts'
import { confirmReadings } from '#areas/resources/web/index.ts'
import type { meterTypes } from '#areas/resources/contract/choices.ts'
import { useChoices } from '#areas/settings/web/index.ts'
import { isSupply, tipOrderOf } from '#areas/tip-orders/rules/tip-order-of.ts'
import { checkedBy } from '#platform/web/forms/form-schema.ts'
import { valuesOf } from '#platform/web/records/record-values.ts'
import { quantityText } from '#shared/units.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { FilesField } from '#ui/fields/FilesField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { noWorkReasons, noWorkWords } from '../../../contract/choices.ts'
import type { DriverJob } from '../../../contract/driver-job.ts'
import type { Progress } from '../../../contract/progress.ts'
import { type StepData, stepData } from '../../../contract/step.ts'
import { stepWords } from '../../../rules/step-words.ts'
import { type TipPlace, tipPlaces } from '../../../rules/tip-places.ts'
import type { FormStep } from '../steps/dialog-steps.ts'
import { newUuid } from '../steps/new-uuid.ts'
import type { RefusedStep, StepFile } from '../steps/step-queue.ts'
import type { Take, Tapped } from '../steps/use-steps.ts'
import { TipForm, type TipFormData, tipFormErrors, tipFormValues, tipStepOf } from './tip-form.ts'
import { TippedAt } from './TippedAt.tsx'

type Meter = (typeof meterTypes)[number]

interface Asking {
  kind: FormStep
  job: DriverJob
  /** The machine's meter; when unknown, both are asked for. */
  meter: Meter
  progress: Progress
  take: Take
  /** What was refused: the form starts as it was submitted. */
  again?: RefusedStep | undefined
  onClose: () => void
}

/** Asks for a step's data apart from its time, then queues it. */
export function StepDialog({ kind, job, meter, progress, take, again, onClose }: Asking) {
  const open = progress.loads.find(({ status }) => status === 'loaded')
  const { tips } = job
  const supply = tips.find(isSupply)
  const places = tipPlaces(tips, open?.material ?? '', progress.restricted_materials)
  const known = {
    start: {
      // As the checklist of this job has just read the meters.
      smu: meter === 'km' ? null : progress.smu_start,
      odometer: meter === 'hours' ? null : progress.odometer_start,
    },
    load: {
      client_load_id: newUuid(),
      material: tips[0]?.material ?? job.usual_material ?? '',
      source: supply?.tip ?? job.site,
    },
    tip: {
      client_load_id: open?.client_load_id ?? '',
      waste_record_no: open?.waste_record_no ?? null,
    },
  }
  const [initial] = useState(() => {
    const data =
      again?.tap.step.data ?? (kind === 'start' || kind === 'load' || kind === 'tip' ? known[kind] : {})
    return kind === 'tip' ? tipFormValues(data as Partial<StepData['tip']>, places) : data
  })
  const [kept] = again?.tap.files ?? []
  const form = useForm<FieldValues, unknown, FieldValues>({
    resolver: (kind === 'tip'
      ? checkedBy(TipForm, tipFormErrors(places))
      : checkedBy(stepData[kind])) as never,
    defaultValues: {
      ...valuesOf(kind === 'tip' ? TipForm : stepData[kind], initial),
      photo: kept ? [kept.content] : [],
    },
  })
  const [error, setError] = useState(again?.message ?? null)

  const loadOf = (step: 'load' | 'tip', data: FieldValues) => {
    if (step === 'tip')
      return tipStepOf(data as TipFormData, { material: open?.material ?? '', places, tips })
    const { material, waste_record_no, source } = data as StepData['load']
    const tip_order_id = tipOrderOf({ material, source, tip: null }, tips)
    // The previously chosen material's record does not belong to this one.
    const isTracked = progress.tracked_materials.includes(material)
    return { ...data, tip_order_id, waste_record_no: isTracked ? waste_record_no : null }
  }

  const submit = async (data: FieldValues) => {
    if (!(await confirmStepReadings(kind, data, progress))) return
    const [photo] = form.getValues('photo') as File[]
    const files = photo ? [photo === kept?.content ? kept : named(photo)] : []
    const ticket_file = files[0]?.client_file_id ?? null
    const whole = kind === 'load' || kind === 'tip' ? { ...loadOf(kind, data), ticket_file } : data
    const said = { kind, data: whole } as Tapped<FormStep>
    const refused = take(said, { files, again: again?.tap })
    setError(refused)
    if (refused === null) onClose()
  }
  return (
    <FormDialog
      title={stepWords[kind].button}
      form={form}
      onSubmit={submit}
      submitError={error}
      onClose={onClose}
      saveLabel={stepWords[kind].button}
    >
      <Fields
        kind={kind}
        meter={meter}
        progress={progress}
        material={open?.material ?? null}
        places={places}
        carrier={job.asset === null ? null : { asset: job.asset, payload_t: job.payload_t ?? null }}
      />
    </FormDialog>
  )
}

/** Queries implausible readings: at the start against the machine's last ones, at the finish against the start. */
function confirmStepReadings(kind: FormStep, data: FieldValues, progress: Progress): Promise<boolean> | true {
  if (kind !== 'start' && kind !== 'finish') return true
  const { smu, odometer } = data as StepData['start']
  const { smu_start, odometer_start, smu_last, odometer_last } = progress
  const last = { smu_current: smu_last, odometer_current: odometer_last }
  if (kind === 'start') return confirmReadings({ smu, odometer }, last)
  return confirmReadings(
    { smu, odometer },
    { smu_current: smu_start ?? smu_last, odometer_current: odometer_start ?? odometer_last },
    {
      smu: (smu_start === null ? usualMax : maxInShift).smu,
      odometer: (odometer_start === null ? usualMax : maxInShift).odometer,
    },
  )
}

const noWorkOptions = optionsOf(noWorkReasons, noWorkWords)
const named = (content: File): StepFile => ({ client_file_id: newUuid(), content })

function Fields({
  kind,
  meter,
  progress,
  material,
  places,
  carrier,
}: Pick<Asking, 'kind' | 'meter' | 'progress'> & {
  material: string | null
  places: readonly TipPlace[]
  carrier: Carrier | null
}) {
  const chosen = useWatch({ name: 'material' }) as string | null | undefined
  const materials = useChoices('material_type', chosen)
  const isTracked = (name: string | null | undefined) => progress.tracked_materials.includes(name ?? '')
  switch (kind) {
    case 'decline':
      return <TextAreaField name="reason" label="Why can’t you do it?" required />
    case 'standby_start':
      return <TextAreaField name="reason" label="What are you waiting for?" required />
    case 'breakdown':
      return (
        <>
          <p>Your work on this job ends here. The machine goes off road and the office is notified.</p>
          <TextAreaField name="reason" label="What happened" required />
        </>
      )
    case 'no_work':
      return (
        <>
          <p>Your work on this job ends here. Travel so far stays on the docket.</p>
          <SelectField name="why" label="Why" options={noWorkOptions} required />
          <TextAreaField name="comment" label="Comment" />
        </>
      )
    case 'start':
      return <Readings meter={meter} progress={progress} />
    case 'finish':
      return (
        <>
          <Readings meter={meter} progress={progress} />
          <TextAreaField name="comment" label="Comment" />
        </>
      )
    case 'load':
      return (
        <>
          <SelectField name="material" label="Material" options={materials} required />
          {isTracked(chosen) && (
            <TextField name="waste_record_no" label="Waste Tracker record number" required />
          )}
          <TextField name="note" label="Note" required={chosen === unclassified} />
          <TextField name="source" label="Loaded at" />
          <LoadFigures carrier={carrier} />
        </>
      )
    case 'tip':
      return (
        <>
          <p>{material}</p>
          <TippedAt
            places={places}
            mayTypeIt={progress.restricted_materials.every((one) => one.material !== material)}
          />
          <TextField
            name="waste_record_no"
            label="Waste Tracker record number"
            required={isTracked(material)}
          />
          <LoadFigures carrier={carrier} />
        </>
      )
  }
}

/** Meter readings; none of them goes backwards. */
const Readings = ({ meter, progress }: Pick<Asking, 'meter' | 'progress'>) => (
  <>
    {meter !== 'km' && (
      <NumberField
        name="smu"
        label="Machine hours"
        decimals={1}
        unit="h"
        help={lastOf(progress.smu_start ?? progress.smu_last, 'h')}
      />
    )}
    {meter !== 'hours' && (
      <NumberField
        name="odometer"
        label="Odometer"
        unit="km"
        help={lastOf(progress.odometer_start ?? progress.odometer_last, 'km')}
      />
    )}
  </>
)
const lastOf = (reading: number | null, unit: string) =>
  reading === null ? undefined : `Last reading ${quantityText(reading)} ${unit}`

const LoadFigures = ({ carrier }: { carrier: Carrier | null }) => (
  <>
    <LoadWeights carrier={carrier} />
    <NumberField name="volume_m3" label="Cubic metres" decimals={3} unit="m³" />
    <TextField name="ticket_no" label="Ticket number" />
    <FilesField name="photo" label="Photo of the ticket" accept="image/*" maxFiles={1} />
  </>
)
