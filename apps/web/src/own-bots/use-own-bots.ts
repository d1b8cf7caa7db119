import { isRefusal } from '@paddock/kernel';
import type { OwnBot } from '@paddock/protocol';
import { useEffect, useState } from 'preact/hooks';
import { connection } from '../online/server/connection.ts';
import { botsApi } from './api.ts';

/** The bots that I could have sit down; none while they are not known. */
export function useOwnBots(isWanted: boolean): readonly OwnBot[] {
  const [bots, setBots] = useState<readonly OwnBot[]>([]);
  const person = connection.person.value?.id;
  useEffect(() => {
    if (!isWanted || person === undefined) return setBots([]);
    void botsApi.mine().then((mine) => setBots(isRefusal(mine) ? [] : mine.bots));
    return undefined;
  }, [isWanted, person]);
  return bots;
}
