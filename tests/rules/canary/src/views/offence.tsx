// A planted offence: a view imports the container's library. The rule must find it.
export { Container } from 'inversify';
