import type { Field } from '@moonlit/rules';
import type { ComponentType } from 'preact';
import type { FieldProps } from '../../shell/game';
import type { OpenOffer } from '../../shell/state';
import { AnswerCards } from './creation/conversation/answer-cards';
import { FaceField, isFaceField } from './faces/face-field';
import { ActionField } from './play/action-field';
import { isActionField } from './play/attributes';

/** What draws a field in this game's own way; `null` leaves it to the shell. */
export function fieldOf({ command }: OpenOffer, field: Field): ComponentType<FieldProps> | null {
  if (command === 'series.answer' && field.kind === 'choices') return AnswerCards;
  if (command === 'character.write' && isFaceField(field.name)) return FaceField;
  return isActionField(field) ? ActionField : null;
}
