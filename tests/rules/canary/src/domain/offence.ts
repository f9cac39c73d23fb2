// A planted offence: the domain imports a store. The rule must find it.
export { innocent } from '../stores/innocent.ts';
