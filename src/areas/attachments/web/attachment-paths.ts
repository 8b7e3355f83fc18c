import { allocatePaths, resourcePaths } from '#areas/resources/web/index.ts'
import { tabPaths } from '#platform/web/records/record-tabs.ts'
import { attachmentTabs } from './attachment-tabs.ts'

/** This area's addresses under one of the specification's two names for them (section 4). */
const under = (list: string) => ({
  list,
  archived: `${list}/archived`,
  create: `${list}/new`,
  edit: tabPaths((id) => `${list}/${id}/edit`, attachmentTabs),
})

/** What there is. */
export const attachmentPaths = under(resourcePaths.attachments)
/** Which machine has it. */
export const allocateAttachmentPaths = under(allocatePaths.attachments)
