import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import { kind, sheetOf, travellersOf } from '@moonlit/rules/girl-by-moonlight/travel';
import type { TravelTold } from '@moonlit/rules/travel';
import type { TravelLoan } from '../../shell/travel/loan';
import { titled } from './api/content';
import { abilityText, playbookName, settingName, settingWords } from './texts';

type Sheet = ReturnType<typeof sheetOf>;

/** Protagonists from table to table. */
export const travel: TravelLoan<PublicState> = {
  kind,
  words: { one: 'protagonist', some: 'protagonists' },
  leaving: (state, seat) =>
    travellersOf(state, seat).map((one) => {
      const sheet = sheetOf(state, one);
      return { id: one.id, name: one.name, sheet, told: told(state, sheet) };
    }),
  told(state, seat) {
    const sheet = state.arrivals?.[seat]?.sheet;
    return sheet ? told(state, sheet) : [];
  },
};

/** A sheet as it is read before somebody says whether it may come. */
function told(state: PublicState, sheet: Sheet): TravelTold[] {
  const abilities = (ids: readonly string[]) =>
    ids.map((id) => {
      const text = abilityText(state, id);
      return text ? `${text.name}: ${text.summary}` : titled(id);
    });
  const dots = Object.entries(sheet.actions).flatMap(([action, { mundane, transcendent }]) =>
    mundane + transcendent > 0 ? `${titled(action)} ${mundane + transcendent}` : [],
  );
  return [
    {
      term: 'Who that is',
      lines: [
        [playbookName(state, sheet.playbook), sheet.trueName, sheet.pronouns]
          .filter(Boolean)
          .join(', '),
        sheet.roles.join(', '),
        sheet.look,
        sheet.background,
      ],
    },
    { term: 'Obligation', lines: [sheet.obligation] },
    { term: 'Actions', lines: [dots.join(', ')] },
    { term: 'Special abilities', lines: abilities(sheet.special) },
    { term: 'Transcendent abilities', lines: abilities(sheet.transcendent) },
    {
      term: 'What they ask for',
      lines: Object.entries(sheet.settings).map(
        ([id, value]) => `${settingName(state, id)}: ${settingWords(state, id, value)}`,
      ),
    },
    {
      term: 'Knows',
      lines: sheet.secondary.map(({ name, detail }) => (detail ? `${name}: ${detail}` : name)),
    },
    {
      term: 'Growth',
      lines: [
        Object.entries(sheet.xp)
          .map(([track, marked]) => `${titled(track)} xp ${marked}`)
          .join(', '),
      ],
    },
  ];
}
