/** Why a cell cannot be read. */
export class UnreadableCell extends Error {}
