import { hitchTypes } from '#areas/resources/contract/choices.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { assetGridSearch, listSearch, param } from '#platform/web/lists/search-params.ts'
import { recordRoutes } from '#platform/web/records/record-routes.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { attachmentKinds, attachmentStatuses } from '../contract/choices.ts'
import { attachmentTabs } from './attachment-paths.ts'

const attachments = {
  noun: { one: 'attachment', many: 'attachments' },
  read: 'attachments:read',
  search: listSearch({
    kind: param.oneOf(attachmentKinds),
    status: param.oneOf(attachmentStatuses),
    hitch_type: param.oneOf(hitchTypes),
    asset_category_id: param.number,
    asset_id: param.number,
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
  screenRoute('/dashboard/allocate-resources/allocate-attachments/machines', {
    title: 'Attachments on machines',
    permission: 'attachments:read',
    search: assetGridSearch,
    screen: lazyPart(() => import('./machines/AttachmentGridScreen.tsx'), 'AttachmentGridScreen'),
  }),
] as const
