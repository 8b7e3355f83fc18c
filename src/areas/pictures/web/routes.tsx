import { param, searchOf } from '#platform/web/lists/search-params.ts'
import { screenRoute } from '#platform/web/guard/screen-route.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

/** This file is part of the first page that anyone loads: the screen comes with the route. */
export const pictureRoutes = [
  screenRoute('/dashboard/jobs/image-cropper', {
    title: 'Crop or mark a picture',
    permission: 'documents:read',
    search: searchOf({ picture: param.text, before: param.number }),
    screen: lazyPart(() => import('./CropperScreen.tsx'), 'CropperScreen'),
  }),
] as const
