import { IconCircleCheck, IconPlus, IconRotate } from '@tabler/icons-react'
import { jobPaths } from '#areas/jobs/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { useVerb } from '#platform/web/calls/use-verb.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { reasonOf } from '#shared/allowed.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { projectEndpoints } from '../contract/endpoints.ts'
import type { Project } from '../contract/project.ts'
import { projectCan } from '../rules/project-status.ts'

/** What can be done with a project: a new job while it is open, and closing or reopening it. */
export function useProjectActions(project: Project) {
  const { id, client_id, name, version, status, archived_at } = project
  const may = useMay()
  const mayNotWrite = useWhyNot()('projects:write')
  const { run, error } = useVerb('project')
  const input = { params: { id }, body: { version } }
  const isOpen = status === 'Open' && !archived_at

  const newJob: MenuItem = {
    label: 'New job',
    icon: <IconPlus aria-hidden />,
    to: `${jobPaths.create}?client_id=${client_id}&project_id=${id}`,
  }
  const close: MenuItem = {
    label: 'Close project',
    icon: <IconCircleCheck aria-hidden />,
    disabledReason: mayNotWrite ?? reasonOf(projectCan.close(project)),
    run: () => void run(projectEndpoints.closeProject, input, `${name} closed`),
  }
  const reopen: MenuItem = {
    label: 'Reopen project',
    icon: <IconRotate aria-hidden />,
    disabledReason: mayNotWrite,
    run: () => void run(projectEndpoints.reopenProject, input, `${name} reopened`),
  }
  return {
    next: isOpen && may('jobs:write') ? newJob : undefined,
    menu: archived_at ? [] : isOpen ? [close] : [reopen],
    error,
  }
}
