export const notificationPaths = { list: '/dashboard/notifications' }
