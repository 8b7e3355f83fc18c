import { listSearch, param } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { attachmentKinds, attachmentStatuses } from '../contract/choices.ts'
import { attachmentTabs } from './attachment-paths.ts'
import { attachmentGridRoute, machineSearch } from './machines/routes.ts'

const attachments = {
  noun: { one: 'attachment', many: 'attachments' },
  read: 'attachments:read',
  search: listSearch({
    kind: param.oneOf(attachmentKinds),
    status: param.oneOf(attachmentStatuses),
    ...machineSearch,
  }),
  tabs: attachmentTabs,
  loaders: () => import('./queries.ts'),
  list: lazyPart(() => import('./AttachmentListScreen.tsx'), 'AttachmentListScreen'),
  write: 'attachments:write',
  create: lazyPart(() => import('./AttachmentNewScreen.tsx'), 'AttachmentNewScreen'),
  edit: lazyPart(() => import('./AttachmentEditScreen.tsx'), 'AttachmentEditScreen'),
} as const

/**
 * Two addresses (specification, section 4), and under the second the grid. This file is part of the first page that
 * anyone loads.
 */
export const attachmentRoutes = [
  ...recordRoutes('/dashboard/resources/attachments', attachments),
  ...recordRoutes('/dashboard/allocate-resources/allocate-attachments', attachments),
  attachmentGridRoute,
] as const
