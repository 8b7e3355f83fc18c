import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { UnitPriceField } from '#ui/fields/UnitPriceField.tsx'
import { type Docket, LinePrice } from '../../contract/docket.ts'
import type { DocketLine } from '../../contract/docket-line.ts'
import { docketEndpoints } from '../../contract/endpoints.ts'
import { docketLineLabels } from '../../rules/docket-row-labels.ts'

const field = labelled(docketLineLabels)

/** Sets a line's price and its source. */
export function PriceDialog({
  docket,
  line,
  onClose,
}: {
  docket: Docket
  line: DocketLine
  onClose: () => void
}) {
  return (
    <CreateDialog
      title={`Price of ${line.description}`}
      size="sm"
      endpoint={docketEndpoints.priceDocketLine}
      schema={LinePrice}
      empty={{
        version: docket.version,
        unit_price_cents: line.unit_price_cents ?? undefined,
        price_source: line.price_source ?? '',
      }}
      params={{ id: docket.id, line_id: line.id }}
      saved={() => `Price of ${line.description} saved`}
      onClose={onClose}
    >
      <UnitPriceField {...field('unit_price_cents')} required />
      <TextField
        {...field('price_source')}
        required
        help={
          line.kind === 'hire'
            ? 'The quote, the price list, or who agreed to it. Printed next to the price on the invoice. The day’s minimum follows the price.'
            : 'The quote, the price list, or who agreed to it. Printed next to the price on the invoice.'
        }
      />
    </CreateDialog>
  )
}
