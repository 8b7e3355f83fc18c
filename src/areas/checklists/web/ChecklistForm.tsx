import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { readingErrors } from '#areas/resources/rules/reading-rules.ts'
import { confirmReadings } from '#areas/resources/web/index.ts'
import { checkedBy } from '#platform/web/forms/form-schema.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useNavigation } from '#ui/navigation.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { plural } from '#shared/text.ts'
import { quantityText } from '#shared/units.ts'
import type { Checklist } from '../contract/checklist.ts'
import { ChecklistTexts } from '../contract/checklist-texts.ts'
import { isFail, unfitBy } from '../rules/answers.ts'
import { assetChecklistLabels } from '../rules/checklist-labels.ts'
import { type ChecklistValues, initialValues, missingOf } from '../rules/checklist-values.ts'
import { ChecklistItems } from './ChecklistItems.tsx'
import css from './form.module.css'
import { goToItem } from './item-element.ts'
import { useFormDraft } from '#platform/web/forms/use-form-draft.ts'

/** An earlier draft, with the photos its answers refer to. */
export interface BegunChecklist {
  values: ChecklistValues
  photos: ReadonlyMap<string, Blob>
}

const field = labelled(assetChecklistLabels)

export interface CheckedAsset {
  fleet_no: string
  name: string
  meter_type: 'hours' | 'km' | 'both'
  smu_current: number | null
  odometer_current: number | null
}

/**
 * A checklist to fill in, for one hand on a phone. It makes no calls: `keepPhoto` stores a photo and returns
 * its name, `onSubmit` gets the answers once they are complete. `begun`: an earlier draft; `error`: why it
 * was refused.
 */
export function ChecklistForm({
  checklist,
  asset,
  begun,
  keepPhoto,
  onSubmit,
  submitting = false,
  error,
}: {
  checklist: Checklist
  asset: CheckedAsset
  begun?: BegunChecklist | undefined
  keepPhoto: (photo: File) => Promise<string>
  onSubmit: (values: ChecklistValues) => unknown
  submitting?: boolean
  error?: string | null
}) {
  const form = useForm<ChecklistValues>({
    resolver: checkedBy(ChecklistTexts) as never,
    defaultValues: initialValues(checklist, begun),
  })
  useFormDraft(form, `checklist ${checklist.id}`)
  const { useLeaveGuard } = useNavigation()
  useLeaveGuard(form.formState.isDirty)
  const [showsProblems, setShowsProblems] = useState(false)
  const answers = useWatch({ control: form.control, name: 'answers' })
  const missing = missingOf(checklist, answers)
  const open = checklist.items.filter((_item, at) => missing[at] !== null)
  const [first] = open
  const critical = checklist.items.filter(
    (item, at) =>
      item.about === 'asset' && item.is_critical && isFail(item.answer_type, answers[at]?.value ?? null),
  )
  const unfit = unfitBy(checklist.items, answers)

  const submit = form.handleSubmit(async (values) => {
    setShowsProblems(true)
    const wrong = readingErrors(values, asset)
    for (const name of ['smu', 'odometer'] as const)
      if (wrong[name]) form.setError(name, { message: wrong[name] }, { shouldFocus: true })
    if (Object.keys(wrong).length > 0) return
    if (first) return goToItem(first.id)
    if (await confirmReadings(values, asset)) onSubmit(values)
  })

  return (
    <FormProvider {...form}>
      <form
        className={css.form}
        noValidate
        aria-label={checklist.name}
        onSubmit={(event) => void submit(event)}
      >
        <ChecklistItems
          checklist={checklist}
          showsProblems={showsProblems}
          photos={begun?.photos}
          keepPhoto={keepPhoto}
        >
          <div className={css.readings}>
            {asset.meter_type !== 'km' && (
              <NumberField {...field('smu')} decimals={1} unit="h" help={lastOf(asset.smu_current, 'h')} />
            )}
            {asset.meter_type !== 'hours' && (
              <NumberField {...field('odometer')} unit="km" help={lastOf(asset.odometer_current, 'km')} />
            )}
          </div>
        </ChecklistItems>
        <TextAreaField {...field('comment')} />
        {critical.length > 0 && (
          <Notice tone="warning">
            {critical.map(({ text }) => text).join(', ')}: this takes {asset.fleet_no} off the road.
          </Notice>
        )}
        {unfit.length > 0 && (
          <Notice tone="warning">
            {unfit.map(({ text }) => text).join(', ')}: this reports you not fit for duty. The office will
            decide what happens next.
          </Notice>
        )}
        {error && <Notice tone="danger">{error}</Notice>}
        <div className={css.foot}>
          {showsProblems && first && (
            <output>
              {plural(open.length, 'item')} to go:{' '}
              <button type="button" onClick={() => goToItem(first.id)}>
                {first.text}
              </button>
            </output>
          )}
          <Button type="submit" variant="primary" className={css.submit} loading={submitting}>
            Submit
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

const lastOf = (reading: number | null, unit: string) =>
  reading === null ? undefined : `Last reading ${quantityText(reading)} ${unit}`
