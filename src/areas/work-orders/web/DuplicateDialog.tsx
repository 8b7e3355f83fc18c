import { useHolidays } from '#areas/settings/web/index.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { DatesField } from '#ui/fields/DatesField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useNow } from '#ui/use-now.ts'
import { orderEndpoints } from '../contract/endpoints.ts'
import { DuplicateInput, type Duplicated, type Order } from '../contract/order.ts'
import { holidayWords } from '../rules/holiday-words.ts'
import { repeatLabels } from '../rules/order-labels.ts'
import { repeatWords } from '../rules/repeat-words.ts'
import { orderPaths } from './order-paths.ts'
import { RepeatResults } from './RepeatResults.tsx'

const field = labelled(repeatLabels)

/** Repeats an order on other days, then reports the outcome of each. */
export function DuplicateDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [results, setResults] = useState<Duplicated[] | null>(null)
  const today = melbourneDate(useNow())
  const create = useCreate(orderEndpoints.duplicateOrder, {
    schema: DuplicateInput,
    empty: { dates: [], copyAllocations: order.assets || order.drivers ? 1 : 0 },
    params: { id: order.id },
    saved: repeatWords,
    onSaved: setResults,
  })
  const holidays = holidayWords(useWatch({ control: create.form.control, name: 'dates' }), useHolidays())
  if (results)
    return (
      <RepeatResults
        title={`${order.order_no} repeated`}
        results={results}
        pathOf={(id) => orderPaths.edit(id)}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={`Repeat ${order.order_no} on other days`}
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
      saveLabel="Repeat"
    >
      <DatesField
        {...field('dates')}
        min={today}
        required
        help="Tip orders are repeated where the tip takes the material that day."
      />
      {holidays && <Notice tone="warning">{holidays}</Notice>}
      <YesNoField
        {...field('copyAllocations')}
        help="Booked on the days they are free. Days that already have an order to fill for this requirement are skipped."
      />
    </FormDialog>
  )
}
