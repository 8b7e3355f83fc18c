import { useSave } from '#platform/web/forms/use-save.ts'
import { PartsSection } from '#platform/web/records/PartsSection.tsx'
import { formatDate } from '#shared/local-date.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import { rateCardEndpoints } from '../../contract/endpoints.ts'
import type { FuelLevy } from '../../contract/fuel-levy.ts'
import { fuelLevyLabels as labels, fuelLevyNoun } from '../../rules/fuel-levy-labels.ts'
import { fuelLeviesQuery } from '../queries.ts'
import { EditLevyDialog, NewLevyDialog } from './LevyDialogs.tsx'

const column = columnsOf<FuelLevy>()
const columns = (onOpen: (levy: FuelLevy) => void) => [
  column.open('valid_from', labels.valid_from, onOpen, { show: formatDate }),
  column.custom('percent', labels.percent, ({ percent }) => `${percent}%`, { align: 'end', slot: 'figure' }),
]

/** The fuel levy from each day on. */
export function FuelLevyTab() {
  const remove = useSave(rateCardEndpoints.removeFuelLevy, { saved: () => 'Fuel levy removed' })
  const askToRemove = async ({ id, version, valid_from }: FuelLevy) => {
    const answer = await confirm({
      title: `Remove the fuel levy from ${formatDate(valid_from)}?`,
      message: 'The one before it goes on. Work that is priced already keeps its price.',
      confirmLabel: 'Remove',
      danger: true,
    })
    if (answer) await remove.save({ params: { id }, body: { version } })
  }
  return (
    <PartsSection
      noun={fuelLevyNoun}
      query={fuelLeviesQuery}
      columns={columns}
      disabledReason={undefined}
      empty="Add the percentage of each month. It is charged on the lines it applies to, until the next one starts."
      error={remove.submitError}
      rowMenu={(levy) => [{ label: 'Remove', danger: true, run: () => void askToRemove(levy) }]}
      newDialog={(onClose) => <NewLevyDialog onClose={onClose} />}
      editDialog={(levy, _readOnly, onClose) => <EditLevyDialog levy={levy} onClose={onClose} />}
    />
  )
}
