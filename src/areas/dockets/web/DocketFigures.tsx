import { formatDayMonth, melbourneDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { quantityText } from '#shared/units.ts'
import { FigureStrip } from '#ui/parts/FigureStrip.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { Docket } from '../contract/docket.ts'
import { chargedTime } from '../rules/charges/charged-time.ts'
import { docketLabels as labels } from '../rules/docket-labels.ts'
import { minutesText } from '../rules/shift/time-words.ts'
import { docketPaths } from './docket-paths.ts'

/** Hours with what is charged for them, loads, the signature, and the charge for those who see it. */
export function DocketFigures({ docket }: { docket: Docket }) {
  const { worked_minutes, standby_minutes, break_minutes, loads, signatures, total_cents } = docket
  const to = docketPaths.view(docket.id, 'sheet')
  const tonnes = loads.reduce((sum, { net_t }) => sum + (net_t ?? 0), 0)
  const [signature] = signatures
  const figure = (key: string, label: string, value: string, caption: string | null) => ({
    key,
    label,
    value,
    caption,
    to,
  })
  return (
    <FigureStrip
      label="Docket figures"
      figures={[
        figure('worked', 'Worked', minutesText(worked_minutes), chargedTime(docket.lines)),
        ...(standby_minutes > 0 ? [figure('standby', 'Stand-by', minutesText(standby_minutes), null)] : []),
        figure('breaks', 'Breaks', minutesText(break_minutes), null),
        ...(loads.length > 0
          ? [figure('loads', 'Loads', String(loads.length), tonnes > 0 ? `${quantityText(tonnes)} t` : null)]
          : []),
        figure(
          'signed',
          'Signed',
          signature ? formatDayMonth(melbourneDate(signature.signed_at)) : 'No',
          signature?.name ?? docket.unsigned_reason,
        ),
        ...(total_cents == null
          ? []
          : [
              {
                key: 'charge',
                label: labels.total_cents,
                value: <Money cents={total_cents} />,
                caption: docket.lines.length > 0 ? plural(docket.lines.length, 'line') : null,
                to,
              },
            ]),
      ]}
    />
  )
}
