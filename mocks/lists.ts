/** The page of a list that was asked for: 12 a page unless told otherwise. */
export function paged<Item>(
  items: Item[],
  { page = 1, limit = 12 }: { page?: number | undefined; limit?: number | undefined },
): { items: Item[]; total: number; page: number; limit: number } {
  return { items: items.slice((page - 1) * limit, page * limit), total: items.length, page, limit };
}
