import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { useViewer } from '#platform/web/calls/session.ts'
import { formatInstant } from '#shared/local-date.ts'
import { quantityText } from '#shared/units.ts'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { entryKindWords } from '../contract/choices.ts'
import type { SigningMethod } from '../contract/choices.ts'
import type { Docket, DocketLoad } from '../contract/docket.ts'
import { loadLabels } from '../rules/docket-row-labels.ts'
import { grossAndTare } from '../rules/loads/load-weights.ts'
import { minutesBetween, minutesText } from '../rules/shift/time-words.ts'
import { docketFieldWords } from './docket-field-words.ts'
import { DocketFacts } from './DocketFacts.tsx'
import { DocketFigures } from './DocketFigures.tsx'
import { docketPaths } from './docket-paths.ts'
import { clockOf } from './form/docket-times.ts'
import { docketTone } from './docket-tone.ts'
import css from './dockets.module.css'
import { LinesSection } from './lines/LinesSection.tsx'

const signedWords: Readonly<Record<SigningMethod, string>> = {
  glass: 'signed on the operator’s phone',
  typed: 'signed with a typed name on the operator’s phone',
  phone: 'agreed by phone',
}

/** A docket as it is read: who, where and when at the left, what was done, charged and signed at the right. */
export function DocketTab({ docket }: { docket: Docket }) {
  const seesAll = useViewer().permissions['dockets:read'] === 'all'
  return (
    <SummaryLayout facts={<DocketFacts docket={docket} />} strip={<DocketFigures docket={docket} />}>
      <LinesSection docket={docket} />
      <EntriesSection docket={docket} />
      {docket.loads.length > 0 && <LoadsSection docket={docket} />}
      <SignatureSection docket={docket} />
      {docket.revisions.length > 1 && <RevisionsSection docket={docket} />}
      {seesAll && (
        <RecentChanges
          record_type="docket"
          record_id={docket.id}
          words={docketFieldWords}
          all={docketPaths.view(docket.id, 'history')}
        />
      )}
    </SummaryLayout>
  )
}

/** Nothing where no one worked or travelled. */
function EntriesSection({ docket }: { docket: Docket }) {
  if (docket.entries.length === 0) return null
  return (
    <Section title="Times">
      <ol className={css.entries}>
        {docket.entries.map(({ kind, started_at, ended_at, note }) => (
          <li key={`${kind} ${started_at}`} className={classes(css.entry, css[kind])}>
            <strong>{entryKindWords[kind]}</strong>
            <span>
              {clockOf(started_at, docket.shift_date)} – {clockOf(ended_at, docket.shift_date)}
            </span>
            <span>{minutesText(minutesBetween(started_at, ended_at))}</span>
            {note && <span className={css.note}>{note}</span>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

const column = columnsOf<DocketLoad>()

/** Columns that are left out when empty. */
const rarelyFilled = ['source', 'tip', 'volume_m3', 'ticket_no', 'waste_record_no', 'note'] as const

function LoadsSection({ docket }: { docket: Docket }) {
  const clock = (instant: string | null) => instant && clockOf(instant, docket.shift_date)
  const columns = [
    column.custom('material', loadLabels.material, ({ load_no, material }) => `${load_no}. ${material}`, {
      slot: 'title',
    }),
    column.text('source', loadLabels.source),
    column.custom('tip', loadLabels.tip, ({ tip }) => tip, {
      under: ({ tip_order_id }) => tip_order_id != null && 'As ordered',
    }),
    column.custom('loaded_at', loadLabels.loaded_at, ({ loaded_at }) => clock(loaded_at)),
    column.custom('tipped_at', loadLabels.tipped_at, ({ tipped_at }) => clock(tipped_at)),
    column.custom('net_t', loadLabels.net_t, ({ net_t }) => net_t !== null && quantityText(net_t), {
      align: 'end',
      under: grossAndTare,
    }),
    column.custom(
      'volume_m3',
      loadLabels.volume_m3,
      ({ volume_m3 }) => volume_m3 !== null && quantityText(volume_m3),
      {
        align: 'end',
      },
    ),
    column.text('ticket_no', loadLabels.ticket_no),
    column.text('waste_record_no', loadLabels.waste_record_no),
    column.custom('note', loadLabels.note, ({ note }) => note),
  ]
  return (
    <Section title="Loads">
      <DataTable
        label="Loads"
        rows={docket.loads}
        columns={columns}
        rowKey={(load) => load.load_no}
        hidden={rarelyFilled.filter((id) => docket.loads.every((load) => !load[id]))}
        empty={null}
      />
    </Section>
  )
}

function SignatureSection({ docket }: { docket: Docket }) {
  return (
    <Section title="Signature">
      {docket.signatures.length === 0 ? (
        <p className={css.quiet}>
          {docket.unsigned_reason ? `Not signed: ${docket.unsigned_reason}` : 'Not signed yet.'}
        </p>
      ) : (
        docket.signatures.map((signature) => (
          <div key={signature.party} className={css.stack}>
            <p>
              <strong>{[signature.name, signature.role].filter(Boolean).join(', ')}</strong>{' '}
              {signedWords[signature.method]} on {formatInstant(signature.signed_at)}
              {signature.contact && ` · ${signature.contact}`}
            </p>
            {signature.image && (
              <img className={css.drawn} src={signature.image} alt={`Signature of ${signature.name}`} />
            )}
          </div>
        ))
      )}
    </Section>
  )
}

const RevisionsSection = ({ docket }: { docket: Docket }) => (
  <Section title="Versions">
    <ul className={css.revisions}>
      {docket.revisions.map(({ id, revision, status }) => (
        <li key={id}>
          {id === docket.id ? (
            <strong>Version {revision}</strong>
          ) : (
            <Link to={docketPaths.view(id)}>Version {revision}</Link>
          )}{' '}
          <StatusBadge status={status} tone={docketTone[status]} />
        </li>
      ))}
    </ul>
  </Section>
)
