import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { formatDate } from '#shared/local-date.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { settingsEndpoints } from '../../contract/endpoints.ts'
import { HolidayConfirmation, HolidayInput } from '../../contract/public-holidays.ts'
import { holidayLabels } from '../../rules/holiday-labels.ts'
import type { HolidayRow } from './holiday-rows.ts'

const field = labelled(holidayLabels)
const saved = () => 'Public holidays saved'

export const NewHolidayDialog = ({ onClose }: { onClose: () => void }) => (
  <CreateDialog
    title="New public holiday"
    endpoint={settingsEndpoints.addPublicHoliday}
    schema={HolidayInput}
    empty={{ date: '', name: '' }}
    params={undefined}
    saved={saved}
    onClose={onClose}
  >
    <FieldGrid columns={2}>
      <DateField {...field('date')} required />
      <TextField {...field('name')} required />
    </FieldGrid>
  </CreateDialog>
)

interface OfDay {
  day: HolidayRow
  onClose: () => void
}

export const RenameHolidayDialog = ({ day: { date, name }, onClose }: OfDay) => (
  <CreateDialog
    title={`Rename ${name}`}
    size="sm"
    endpoint={settingsEndpoints.renamePublicHoliday}
    schema={HolidayInput}
    empty={{ date, name }}
    params={undefined}
    saved={saved}
    onClose={onClose}
  >
    <TextField {...field('name')} help={formatDate(date)} required takesFocus />
  </CreateDialog>
)

export const ConfirmHolidayDialog = ({ day: { date, name }, onClose }: OfDay) => (
  <CreateDialog
    title={`Confirm ${name}`}
    size="sm"
    saveLabel="Confirm"
    endpoint={settingsEndpoints.confirmPublicHoliday}
    schema={HolidayConfirmation}
    empty={{ date, confirmed_date: date }}
    params={undefined}
    saved={saved}
    onClose={onClose}
  >
    <DateField
      name="confirmed_date"
      label={holidayLabels.date}
      help={`Assumed: ${formatDate(date)}. Another date moves it.`}
      required
    />
  </CreateDialog>
)
