import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { formatDate } from '#shared/local-date.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { PercentField } from '#ui/fields/PercentField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { rateCardEndpoints } from '../../contract/endpoints.ts'
import { type FuelLevy, FuelLevyInput } from '../../contract/fuel-levy.ts'
import { fuelLevyLabels } from '../../rules/fuel-levy-labels.ts'
import { levyFieldWords } from './pricing-words.ts'

const field = labelled(fuelLevyLabels)
const savedWords = ({ valid_from }: FuelLevy): string => `Fuel levy from ${formatDate(valid_from)} saved`

export const NewLevyDialog = ({ onClose }: { onClose: () => void }) => (
  <CreateDialog
    title="New fuel levy"
    endpoint={rateCardEndpoints.createFuelLevy}
    schema={FuelLevyInput}
    empty={{ valid_from: '' }}
    params={undefined}
    saved={savedWords}
    onClose={onClose}
  >
    <LevyFields />
  </CreateDialog>
)

export function EditLevyDialog({ levy, onClose }: { levy: FuelLevy; onClose: () => void }) {
  return (
    <EditDialog
      title={`Fuel levy from ${formatDate(levy.valid_from)}`}
      endpoint={rateCardEndpoints.editFuelLevy}
      schema={FuelLevyInput}
      record={levy}
      params={{ id: levy.id }}
      saved={savedWords}
      words={levyFieldWords}
      onClose={onClose}
    >
      <LevyFields />
    </EditDialog>
  )
}

const LevyFields = () => (
  <FieldGrid columns={2}>
    <DateField {...field('valid_from')} help="Until the day of the next one." required />
    <PercentField {...field('percent')} help="0 ends the levy." required />
  </FieldGrid>
)
