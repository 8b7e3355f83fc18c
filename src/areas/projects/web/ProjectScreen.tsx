import { IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commonTabs } from '#areas/documents/web/index.ts'
import { RecordScreen, useRecordId } from '#platform/web/records/RecordScreen.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import { Button } from '#ui/parts/Button.tsx'
import { projectCan } from '../rules/project-status.ts'
import { projectFieldWords } from './project-field-words.ts'
import { projectRecord } from './project-record.ts'
import { EditProjectDialog } from './ProjectDialogs.tsx'
import { ProjectStatusBadge } from './ProjectStatusBadge.tsx'
import { ProjectSummary } from './ProjectSummary.tsx'
import { projectQuery } from './queries.ts'
import { useProjectActions } from './use-project-actions.tsx'

/** A project with its jobs and what they come to. It is edited in a dialog. */
export function ProjectScreen() {
  const { data: project } = useSuspenseQuery(projectQuery(useRecordId()))
  const { next, menu, error } = useProjectActions(project)
  const [isEditing, setEditing] = useState(false)
  const mayNotWrite = useWhyNot()('projects:write')
  return (
    <RecordScreen
      record={projectRecord}
      shown={project}
      badges={<ProjectStatusBadge status={project.status} />}
      whyNotArchive={project.archived_at ? undefined : reasonOf(projectCan.archive(project))}
      counts={{ jobs: project.jobs }}
      next={next}
      menu={menu}
      error={error}
      actions={
        projectCan.edit(project) === true &&
        !mayNotWrite && (
          <Button icon={<IconPencil aria-hidden />} aria-keyshortcuts="e" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )
      }
      panels={({ canWrite }) => ({
        jobs: <ProjectSummary project={project} />,
        ...commonTabs('project', project.id, { canWrite, words: projectFieldWords }),
      })}
    >
      {isEditing && <EditProjectDialog project={project} onClose={() => setEditing(false)} />}
    </RecordScreen>
  )
}
