import { IconPrinter } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { NotesTab } from '#areas/notes/web/index.ts'
import { resourcePaths } from '#areas/resources/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { formatDate } from '#shared/local-date.ts'
import { Link } from '#ui/navigation.tsx'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { LoadingState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { AssetChecklist } from '../../contract/asset-checklist.ts'
import { DefectStatusBadge, ResultBadge, SeverityBadge } from '../ChecklistBadges.tsx'
import { checklistPaths } from '../checklist-paths.ts'
import { CompletedChecklist } from './CompletedChecklist.tsx'
import { assetChecklistQuery } from '../queries.ts'
import css from '../sheet.module.css'

/** What a driver found on a machine on a day, the resulting defects, and later notes. */
export function CompletedViewScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: completed } = useSuspenseQuery(assetChecklistQuery(id))
  const may = useMay()
  const { fleet_no, checklist_name, work_date, asset_id, defects, result } = completed
  const title = `${fleet_no} ${checklist_name}, ${formatDate(work_date)}`
  useTitle(title)
  return (
    <Screen
      title={title}
      status={<ResultBadge result={result} />}
      breadcrumbs={[{ label: 'Completed checklists', to: checklistPaths.completed }, { label: fleet_no }]}
      actions={
        <>
          {may('resources:read') && <LinkButton to={resourcePaths.asset(asset_id)}>{fleet_no}</LinkButton>}
          <Button icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      {defects.length > 0 && may('defects:read') && (
        <div className={css.before}>
          <DefectsFound defects={defects} />
        </div>
      )}
      <CompletedChecklist completed={completed} />
      {may('notes:read') && (
        <div className={css.after}>
          <Suspense fallback={<LoadingState />}>
            <NotesTab record_type="asset_checklist" record_id={id} canWrite={may('defects:write')} />
          </Suspense>
        </div>
      )}
    </Screen>
  )
}

function DefectsFound({ defects }: { defects: AssetChecklist['defects'] }) {
  return (
    <Section title="Defects">
      <ul className={css.defects}>
        {defects.map(({ id, description, severity, status }) => (
          <li key={id}>
            <Link to={checklistPaths.defect(id)}>{description}</Link>
            <SeverityBadge severity={severity} />
            <DefectStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
