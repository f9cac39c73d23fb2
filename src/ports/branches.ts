import type { Branch } from '#domain/branches.ts';

/** The parcel company's branches. Rejects with AppError only. */
export interface BranchesPort {
  /** By letters of a city (in Ukrainian or Latin), a street, or a number, in any order; a broken one is left out. */
  find(query: string, signal?: AbortSignal): Promise<Branch[]>;
}
