import { PartiesOfJob } from '#areas/jobs/web/index.ts'
import { driverPaths } from '#areas/drivers/web/index.ts'
import { resourcePaths } from '#areas/resources/web/index.ts'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { invoicedWord } from '#shared/flag-words.ts'
import { formatDate, formatInstant, weekday } from '#shared/local-date.ts'
import { formatMoney } from '#shared/money.ts'
import { Link } from '#ui/navigation.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { TextFacts } from '#ui/parts/TextFacts.tsx'
import { docketSourceWords } from '../contract/choices.ts'
import type { Docket } from '../contract/docket.ts'
import { docketLabels as labels } from '../rules/docket-labels.ts'
import { readingsText } from '../rules/reading-words.ts'
import { attachmentText, tollsText } from '../rules/shift/extras.ts'
import { shortDayText } from '../rules/shift/short-day.ts'
import { timesOf } from './form/docket-times.ts'

/** For whom, where, by whom and when a docket's work was done. */
export function DocketFacts({ docket }: { docket: Docket }) {
  const may = useMay()
  const { driver, driver_id, asset, asset_id } = docket
  return (
    <>
      <PartiesOfJob record={docket} />
      <FactGroup title="Work">
        <Facts
          facts={[
            ...whenOf(docket),
            {
              label: labels.job_item_id,
              value: <Link to={orderPaths.edit(docket.job_item_id)}>{docket.order_no}</Link>,
            },
            {
              label: labels.driver_id,
              value:
                driver_id !== null && may('drivers:read') ? (
                  <Link to={driverPaths.edit(driver_id)}>{driver}</Link>
                ) : (
                  driver
                ),
            },
            {
              label: labels.asset_id,
              value:
                asset_id !== null && may('resources:read') ? (
                  <Link to={resourcePaths.asset(asset_id)}>{asset}</Link>
                ) : (
                  asset
                ),
            },
            ...restOf(docket),
          ]}
        />
      </FactGroup>
      <TextFacts
        title="Comments"
        facts={[
          { label: labels.description, value: docket.description },
          { label: labels.operator_comment, value: docket.operator_comment },
          { label: labels.client_comment, value: docket.client_comment },
        ]}
      />
    </>
  )
}

function whenOf(docket: Docket) {
  const shortDay = shortDayText(docket)
  const isEmpty = docket.starts_at === docket.finishes_at
  const planned = { ...docket, starts_at: docket.planned_starts_at, finishes_at: docket.planned_ends_at }
  return [
    { label: labels.shift_date, value: `${weekday(docket.shift_date)} ${formatDate(docket.shift_date)}` },
    { label: 'Times', value: isEmpty ? 'No one worked' : timesOf(docket) },
    ...(shortDay === null ? [] : [{ label: labels.short_day, value: shortDay }]),
    { label: 'Planned', value: timesOf(planned) },
  ]
}

/** `3 gantries, $17.59`; the amount for those who see prices. */
const tollsWords = ({ toll_count, tolls_cents = null }: Docket): string | null =>
  tolls_cents === null
    ? tollsText({ toll_count })
    : [tollsText({ toll_count }), formatMoney(tolls_cents)].filter(Boolean).join(', ')

function restOf(docket: Docket) {
  const fact = (label: string, value: string | null) => (value ? [{ label, value }] : [])
  return [
    { label: labels.invoiced, value: invoicedWord(docket.status) },
    ...fact(labels.po_number, docket.po_number),
    ...fact(labels.attachments, docket.attachments.map(attachmentText).join('; ')),
    ...fact('Tolls', tollsWords(docket)),
    ...fact('Hour meter', readingsText(docket.smu_start, docket.smu_finish, 'h')),
    ...fact('Odometer', readingsText(docket.odometer_start, docket.odometer_finish, 'km')),
    { label: labels.source, value: docketSourceWords[docket.source] },
    ...fact(
      labels.approved_at,
      docket.approved_at && `${docket.approver ?? 'Haulyard'}, ${formatInstant(docket.approved_at)}`,
    ),
  ]
}
