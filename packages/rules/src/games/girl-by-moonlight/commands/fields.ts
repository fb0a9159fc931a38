export { command, id, needed, reason, sentence, text, word } from '../../../table/command';
export { rolling } from '../../../table/dice/typed';
