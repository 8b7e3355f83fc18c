import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { HistoryTab } from '#areas/activity-log/web/index.ts'
import { NotesTab } from '#areas/notes/web/index.ts'
import { AssetStatusBadge, resourcePaths } from '#areas/resources/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { usePaletteActions } from '#platform/web/shell/palette/palette-actions.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { useRecordTabs } from '#platform/web/records/use-record-tabs.ts'
import { formatInstant } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { TabbedScreen } from '#ui/shells/TabbedScreen.tsx'
import type { Defect } from '../../contract/defect.ts'
import { defectLabels } from '../../rules/defect-labels.ts'
import { DefectStatusBadge, SeverityBadge } from '../ChecklistBadges.tsx'
import { checklistPaths, defectTabs } from '../checklist-paths.ts'
import { defectFieldWords } from './defect-field-words.ts'
import { defectQuery } from '../queries.ts'
import { useDefectActions } from './use-defect-actions.tsx'

/** A defect, who found it and who fixed it. */
export function DefectScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: defect } = useSuspenseQuery(defectQuery(id))
  const { menuOf, dialog, error } = useDefectActions()
  const may = useMay()
  const moves = menuOf(defect)
  const next = moves.find(({ disabledReason }) => !disabledReason)
  const { open, links } = useRecordTabs(defectTabs, (tab) => checklistPaths.defect(id, tab))
  const record = { record_type: 'asset_defect', record_id: id }
  usePaletteActions(moves)
  useTitle(`${defect.fleet_no}: ${defect.description}`)

  return (
    <TabbedScreen
      title={defect.description}
      status={
        <>
          <DefectStatusBadge status={defect.status} />
          <SeverityBadge severity={defect.severity} />
        </>
      }
      breadcrumbs={[{ label: 'Defects', to: checklistPaths.defects }, { label: defect.fleet_no }]}
      actions={
        next && (
          <Button variant="primary" icon={next.icon} onClick={next.run}>
            {next.label}
          </Button>
        )
      }
      tabs={links}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      <Suspense key={`${id} ${open}`} fallback={<LoadingState />}>
        {open === 'details' && <DefectFacts defect={defect} />}
        {open === 'notes' && (
          <NotesTab {...record} canWrite={may('defects:write') || may('defects:verify')} />
        )}
        {open === 'history' && <HistoryTab {...record} words={defectFieldWords} />}
      </Suspense>
      {dialog}
    </TabbedScreen>
  )
}

function DefectFacts({ defect }: { defect: Defect }) {
  const by = (instant: string | null, name: string | null) =>
    instant && [formatInstant(instant), name].filter(Boolean).join(', ')
  return (
    <Section>
      <Facts
        facts={[
          {
            label: defectLabels.asset_id,
            value: (
              <>
                <Link to={resourcePaths.asset(defect.asset_id)}>
                  {defect.fleet_no} {defect.asset}
                </Link>{' '}
                <AssetStatusBadge status={defect.asset_status} />
              </>
            ),
          },
          { label: defectLabels.reported_at, value: by(defect.reported_at, defect.reported_by) },
          {
            label: 'Found by',
            value:
              defect.asset_checklist_id === null ? (
                'Reported by the office'
              ) : (
                <Link to={checklistPaths.one(defect.asset_checklist_id)}>Completed checklist</Link>
              ),
          },
          { label: defectLabels.order_no, value: defect.order_no },
          { label: defectLabels.took_off_road, value: defect.took_off_road ? 'Yes' : 'No' },
          { label: defectLabels.resolution, value: defect.resolution },
          { label: defectLabels.fixed_at, value: by(defect.fixed_at, defect.fixed_by_name) },
          { label: defectLabels.verified_at, value: by(defect.verified_at, defect.verified_by_name) },
        ]}
      />
    </Section>
  )
}
