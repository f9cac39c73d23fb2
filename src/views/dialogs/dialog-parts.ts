/** What the host hands to every dialog. */
export interface DialogParts {
  /** Id for the heading that names the dialog. */
  titleId: string;
  onClose: () => void;
}
