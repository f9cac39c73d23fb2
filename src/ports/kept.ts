/** Something that this browser keeps for the shop. */
export interface KeptItem {
  name: string;
  value: string;
}

/** Whatever this browser keeps for the shop, whoever wrote it, for who wants to see it or to be rid of it. */
export interface Kept {
  /** By name. */
  read(): KeptItem[];
  /** The shop goes on as if another tab had removed it. */
  forget(name: string): void;
}

/** Few ask, so it comes when they do. */
export type LateKept = () => Promise<Kept>;
