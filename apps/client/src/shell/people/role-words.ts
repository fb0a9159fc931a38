import type { Role, RoleWords } from '@moonlit/rules';

/** “the director” as it begins a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What somebody in a role is called, as a label: “Director”, “Player”. */
export function roleLabel(roles: RoleWords, role: Role): string {
  return capitalised((roles[role] ?? roles.protagonist).replace(/^(the|an?) /i, ''));
}
