import { useState } from 'react'
import { orderPaths, RepeatResults } from '#areas/work-orders/web/index.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { DatesField } from '#ui/fields/DatesField.tsx'
import { useNow } from '#ui/use-now.ts'
import { tipOrderEndpoints } from '../contract/endpoints.ts'
import { type DuplicatedTipOrder, DuplicateTipOrderInput, type TipOrder } from '../contract/tip-order.ts'
import { tipOrderName } from '../rules/tip-order-labels.ts'

const savedWords = (results: readonly DuplicatedTipOrder[]): string =>
  `Tip order repeated on ${plural(results.filter(({ result }) => result === 'created').length, 'order')}`

/** Repeats a tip order on the orders of other days, then reports the outcome of each. */
export function RepeatTipDialog({ tip, onClose }: { tip: TipOrder; onClose: () => void }) {
  const [results, setResults] = useState<DuplicatedTipOrder[] | null>(null)
  const today = melbourneDate(useNow())
  const create = useCreate(tipOrderEndpoints.duplicateTipOrder, {
    schema: DuplicateTipOrderInput,
    empty: { tip_order_id: tip.id, job_item_ids: [], dates: [] },
    saved: savedWords,
    onSaved: setResults,
  })
  if (results)
    return (
      <RepeatResults
        title={tipOrderName(tip)}
        results={results}
        pathOf={(id) => orderPaths.edit(id, 'tips')}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={`Repeat ${tipOrderName(tip)}`}
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
      saveLabel="Repeat"
    >
      <DatesField name="dates" label="Days with orders of the same requirement" min={today} required />
    </FormDialog>
  )
}
