import { hitchTypes } from '#areas/resources/contract/choices.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { assetGridSearch, param } from '#platform/web/lists/search-params.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/** What the address of a list may say of the machines that attachments fit or stay on. */
export const machineSearch = {
  hitch_type: param.oneOf(hitchTypes),
  asset_category_id: param.number,
  asset_id: param.number,
}

export const attachmentGridRoute = screenRoute(
  '/dashboard/allocate-resources/allocate-attachments/machines',
  {
    title: 'Attachments on machines',
    permission: 'attachments:read',
    search: assetGridSearch,
    screen: lazyPart(() => import('./AttachmentGridScreen.tsx'), 'AttachmentGridScreen'),
  },
)
