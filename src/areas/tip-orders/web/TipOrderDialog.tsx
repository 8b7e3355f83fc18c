import { useWatch } from 'react-hook-form'
import { useChoices } from '#areas/settings/web/index.ts'
import { tipUnits } from '#areas/tip-sites/contract/choices.ts'
import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { chargeUnitWords } from '#shared/units.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid, Wide } from '#ui/shells/FieldGrid.tsx'
import { tipDirections, tipOrderStatuses } from '../contract/choices.ts'
import { tipOrderEndpoints } from '../contract/endpoints.ts'
import { type TipOrder, TipOrderInput } from '../contract/tip-order.ts'
import {
  tipDirectionWords,
  tipOrderLabels,
  tipOrderName,
  tipOrderStatusWords,
} from '../rules/tip-order-labels.ts'
import { tipOrderFieldWords } from './tip-order-words.ts'
import { SiteConditions } from './SiteConditions.tsx'
import { TipSitePicker } from '#areas/tip-sites/web/index.ts'

const field = labelled(tipOrderLabels)
const directionOptions = optionsOf(tipDirections, tipDirectionWords)
const unitOptions = optionsOf(tipUnits, chargeUnitWords)
const statusOptions = optionsOf(tipOrderStatuses, tipOrderStatusWords)

interface DialogProps {
  order_id: number
  onClose: () => void
}

/** `material`: what it begins with; null for none. */
export function NewTipOrderDialog({
  order_id,
  material,
  onClose,
}: DialogProps & { material: string | null }) {
  return (
    <CreateDialog
      title="New tip order"
      endpoint={tipOrderEndpoints.createTipOrder}
      schema={TipOrderInput}
      empty={{ material: material ?? '', direction: 'tip', unit: 'tonne', status: 'planned' }}
      params={{ id: order_id }}
      saved={(tip) => `${tipOrderName(tip)} added`}
      onClose={onClose}
    >
      <TipOrderFields />
    </CreateDialog>
  )
}

export function EditTipOrderDialog({
  order_id,
  tip,
  readOnly,
  onClose,
}: DialogProps & { tip: TipOrder; readOnly: boolean }) {
  return (
    <EditDialog
      title={`${tip.material}, ${tip.tip_site}`}
      endpoint={tipOrderEndpoints.editTipOrder}
      schema={TipOrderInput}
      record={tip}
      params={{ id: order_id, tip_order_id: tip.id }}
      saved={(saved) => `${tipOrderName(saved)} saved`}
      words={tipOrderFieldWords}
      readOnly={readOnly}
      onClose={onClose}
    >
      <TipOrderFields />
    </EditDialog>
  )
}

function TipOrderFields() {
  const material: unknown = useWatch({ name: 'material' })
  const materials = useChoices('material_type', typeof material === 'string' ? material : null)
  return (
    <FieldGrid columns={2}>
      <SelectField {...field('material')} options={materials} required />
      <TipSitePicker {...field('tip_site_id')} help="Those that take the material." required />
      <SiteConditions />
      <SelectField {...field('direction')} options={directionOptions} required />
      <SelectField {...field('status')} options={statusOptions} required />
      <NumberField {...field('planned_loads')} />
      <NumberField {...field('planned_quantity')} decimals={3} />
      <SelectField
        {...field('unit')}
        options={unitOptions}
        help="The site’s own, where it has a rate."
        required
      />
      <TextField {...field('tip_permission_ref')} />
      <Wide>
        <TextAreaField {...field('notes')} />
      </Wide>
    </FieldGrid>
  )
}
