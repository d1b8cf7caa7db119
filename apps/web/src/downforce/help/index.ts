import type { ComponentType } from 'preact';
import { spoken } from '../../app/lazy.tsx';
import type { HelpProps } from '../../help/help-at-table.tsx';
import { loadTexts } from '../../i18n/texts.ts';
import type { Desk } from '../desk.ts';
import { Help } from './help.tsx';

export async function loadHelp(): Promise<ComponentType<HelpProps<Desk>>> {
  return spoken(Help, await loadTexts('more', 'downforceRules'));
}
