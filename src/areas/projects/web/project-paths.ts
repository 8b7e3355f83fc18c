import { type RecordTabs, commonTabLabels, recordPaths } from '#platform/web/records/record-tabs.ts'

export const projectTabs = {
  jobs: { label: 'Jobs', right: 'projects:read' },
  ...commonTabLabels('projects:read'),
} as const satisfies RecordTabs

/** The addresses of this area's screens. A project is created in a dialog. */
const { create: _create, ...paths } = recordPaths('/dashboard/projects', projectTabs)
export const projectPaths = paths
