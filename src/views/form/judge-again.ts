import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What it needs of a form. */
type Judging<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'trigger'>;

/** Another field that this one is judged by is otherwise now: what is written here may be right or wrong by that. */
export function judgeAgain<Values extends FieldValues>(form: Judging<Values>, name: Path<Values>): void {
  if (form.getValues(name) !== '') void form.trigger(name);
}
