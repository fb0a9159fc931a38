export { command, id, needed, reason, sentence, text, word } from '../../../table/command';
