import { formatInstant } from '#shared/local-date.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Lines } from '#ui/parts/Lines.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { PricedLines } from '#ui/parts/PricedLines.tsx'
import type { DryHire } from '../contract/dry-hire.ts'
import { dryHireHistoryLabels as history, dryHireLabels as labels } from '../rules/dry-hire-labels.ts'
import css from './dry-hires.module.css'
import { meterText, sumOf } from './dry-hire-columns.tsx'

/** A dry hire as it was recorded, and for those who see prices what it comes to, step by step. */
export function DryHireDialog({ hire, onClose }: { hire: DryHire; onClose: () => void }) {
  const { fleet_no, asset, on_hire_at, off_hire_at, off_hire_no, smu_on, smu_off, flags, lines } = hire
  return (
    <Dialog title={`Dry hire of ${fleet_no}`} about={asset} onClose={onClose}>
      <div className={css.stack}>
        <Facts
          facts={[
            { label: history.on_hire_at, value: formatInstant(on_hire_at) },
            { label: labels.smu_on, value: meterText(smu_on) },
            { label: history.off_hire_at, value: off_hire_at && formatInstant(off_hire_at) },
            { label: labels.smu_off, value: meterText(smu_off) },
            { label: history.off_hire_no, value: off_hire_no },
            { label: 'Recorded by', value: hire.recorded_by },
            { label: labels.notes, value: hire.notes },
          ]}
        />
        {flags.length > 0 && (
          <Notice tone="warning">
            <Lines lines={flags} />
          </Notice>
        )}
        {lines && lines.length > 0 && <Charged lines={lines} isOut={off_hire_at === null} />}
      </div>
    </Dialog>
  )
}

function Charged({ lines, isOut }: { lines: NonNullable<DryHire['lines']>; isOut: boolean }) {
  return (
    <div>
      <h3 className={css.title}>{isOut ? 'What it comes to so far' : 'What it comes to'}</h3>
      <PricedLines lines={lines} total_cents={sumOf(lines)} />
    </div>
  )
}
