import { useMay } from '#platform/web/calls/session.ts'
import { Link } from '#ui/navigation.tsx'
import { projectPaths } from './project-paths.ts'

/** A job’s project, linked for those who may open it; nothing without one. */
export function ProjectLink({ project_id, project }: { project_id: number | null; project: string | null }) {
  const mayRead = useMay()('projects:read')
  if (project_id === null || !mayRead) return project
  return <Link to={projectPaths.edit(project_id)}>{project}</Link>
}
