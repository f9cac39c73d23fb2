/** What a recipe of docs/recipes.md does to a file: a row put in before a piece of it, or the whole of a new file. */
export interface Edit {
  file: string;
  /** Undefined: the file is new. */
  at?: string;
  put: string;
}

export const row = (file: string, at: string, put: string): Edit => ({ file, at, put });
export const made = (file: string, put: string): Edit => ({ file, put });
