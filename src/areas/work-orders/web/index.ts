export { OrdersTab } from './list/OrdersTab.tsx'
export { OrderStatusBadge } from './OrderStatusBadge.tsx'
export { orderPaths } from './order-paths.ts'
export { RequirementsTab } from './requirements/RequirementsTab.tsx'
