import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { FieldRows } from '#ui/shells/FieldRows.tsx'
import { cancellationLabels, termLabels } from '../../rules/term-labels.ts'

/** What cancelling late is charged, by how much notice was given. */
export const CancellationRows = ({ name, help }: { name: string; help: string }) => (
  <FieldRows
    name={name}
    title={termLabels.cancellation}
    help={help}
    addLabel="Add notice"
    empty={{ notice_hours: null, charge_hours: null, far_km: null, far_charge_hours: null }}
  >
    {(at) => <CancellationRow at={at} />}
  </FieldRows>
)

function CancellationRow({ at }: { at: string }) {
  const field = labelled(cancellationLabels, at)
  return (
    <>
      <NumberField {...field('notice_hours')} decimals={2} unit="h" required />
      <NumberField {...field('charge_hours')} decimals={2} unit="h" required />
      <NumberField {...field('far_km')} decimals={2} unit="km" />
      <NumberField {...field('far_charge_hours')} decimals={2} unit="h" />
    </>
  )
}
