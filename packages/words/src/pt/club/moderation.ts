import type { ModerationTexts } from '../../page/club/moderation.ts';

function hours(count: number): string {
  if (count < 24) return count === 1 ? '1 hora' : `${count} horas`;
  const days = Math.round(count / 24);
  return days === 1 ? '1 dia' : `${days} dias`;
}

const kinds = {
  silence: 'silêncio',
  ban: 'exclusão das mesas públicas',
  name: 'nome imposto',
} as const;

export const texts: ModerationTexts = {
  problems: {
    'no-such-block': 'Já desbloqueaste essa pessoa.',
    'no-such-line': 'Essa mensagem não faz parte desta denúncia.',
    'no-such-report': 'Esta denúncia já está encerrada.',
    'no-such-sanction': 'Isto já terminou.',
    'nobody-there': 'Essa pessoa já não está aqui.',
    'not-admin': 'Esta página é para os administradores deste servidor.',
    'not-yourself': 'Essa pessoa és tu.',
    'stale-passkey': 'Confirma de novo com a tua chave de acesso.',
    'too-many-blocks': 'Já bloqueaste o máximo de pessoas. Desbloqueia primeiro alguém.',
    'too-many-reports':
      'As tuas denúncias anteriores ainda estão à espera. Dá algum tempo aos administradores.',
  },
  reactions: {
    title: 'Reações',
    names: {
      'well-done': 'Muito bem',
      ouch: 'Ai',
      thinking: 'A pensar',
      thanks: 'Obrigado',
      'good-luck': 'Boa sorte',
      laugh: 'Ah ah',
    },
    watcher: 'Um espectador',
    said: (name, reaction) => `${name}: ${reaction}`,
    hide: 'Esconder todas as reações',
    noChat: 'Esta mesa é pública: só quem veio pelo link pode escrever. Podes reagir.',
  },
  removed: 'Mensagem removida por um administrador',
  report: {
    open: 'Denunciar ou bloquear alguém',
    title: 'Denunciar ou bloquear',
    whom: 'Quem?',
    watching: (name) => `${name} (a assistir)`,
    host: (name) => `${name} (anfitrião)`,
    nobody: 'Não há aqui mais ninguém para denunciar ou bloquear.',
    reason: 'O que está mal?',
    reasons: {
      name: 'O nome',
      chat: 'O que escreve',
      behaviour: 'O comportamento',
      other: 'Outra coisa',
    },
    note: 'Por palavras tuas (facultativo)',
    noteText:
      'Os administradores deste servidor veem também as últimas mensagens. Mais ninguém fica a saber que denunciaste alguma coisa.',
    send: 'Enviar a denúncia',
    sent: 'Obrigado. Os administradores vão analisá-la.',
    block: (name) => `Bloquear ${name}`,
    blockText:
      'Deixas de ver as mensagens e as reações dessa pessoa, e ela não pode entrar nas tuas mesas nem assistir. Não é avisada.',
    blocked: (name) => `Bloqueaste ${name}.`,
  },
  blocks: {
    title: 'Pessoas bloqueadas',
    lead: 'Não vês as mensagens nem as reações destas pessoas, e elas não podem entrar nas tuas mesas nem assistir.',
    none: 'Não bloqueaste ninguém.',
    since: (date) => `desde ${date}`,
    unblock: 'Desbloquear',
  },
  mine: {
    silence: (until) => `Os administradores silenciaram-te: até ${until} não podes escrever nem reagir.`,
    ban: (until) =>
      `Os administradores fecharam-te as mesas públicas até ${until}. As mesas por link continuam abertas para ti.`,
    name: (until) => `Os administradores deram-te um nome novo. Podes mudá-lo depois de ${until}.`,
  },
  admin: {
    title: 'Denúncias',
    lead: 'O que foi denunciado neste servidor. Tudo o que fizeres aqui fica registado.',
    notAdmin: 'Esta página é para administradores',
    notAdminText:
      'Quem gere este servidor pode tornar uma conta administradora com «paddock admin make-admin».',
    confirmText: 'Os administradores confirmam com a chave de acesso de 15 em 15 minutos.',
    reports: 'Denúncias abertas',
    none: 'Nada para ver.',
    about: (name, reason) => `${name}: ${reason}`,
    formerly: (name) => `chamava-se ${name}`,
    by: (name, date) => `denunciado por ${name}, ${date}`,
    lines: 'Mensagens à volta',
    noLines: 'Ninguém escreveu nada.',
    removeLine: 'Remover',
    isRemoved: 'removida',
    actions: 'O que fazer',
    rename: 'Dar um nome novo',
    renameSure: 'Substituir o nome em todo o lado por «Driver» e um número?',
    silence: 'Silenciar',
    ban: 'Excluir das mesas públicas',
    howLong: 'Durante',
    hours,
    closeTable: 'Fechar a mesa',
    closeSure: 'Fechar esta mesa para toda a gente?',
    yes: 'Sim',
    no: 'Não',
    done: 'Feito, encerrar a denúncia',
    didIt: 'Feito.',
    unchanged: (tables) =>
      tables === 1
        ? 'Feito, exceto numa mesa, que ainda mostra o nome antigo. Dá de novo um nome mais tarde. A mesa:'
        : `Feito, exceto em ${tables} mesas, que ainda mostram o nome antigo. Dá de novo um nome mais tarde. As mesas:`,
    sanctions: 'Em vigor',
    noSanctions: 'Ninguém está silenciado nem excluído.',
    kinds,
    until: (date) => `até ${date}`,
    lift: 'Levantar',
    audit: 'O que os administradores fizeram',
    noAudit: 'Nada ainda.',
    atTable: (table) => `mesa ${table}`,
    former: 'um antigo jogador',
    formerAdmin: 'Um antigo administrador',
    did: {
      'remove-line': (name, line) =>
        line === ''
          ? `removeu uma mensagem de ${name}`
          : `removeu uma mensagem de ${name}, a número ${Number(line) + 1} da conversa`,
      rename: (name, next) =>
        next === '' ? `deu um nome novo a ${name}` : `mudou o nome de ${name} para ${next}`,
      silence: (name, count) => `silenciou ${name} durante ${hours(Number(count))}`,
      ban: (name, count) => `excluiu ${name} das mesas públicas durante ${hours(Number(count))}`,
      'close-table': (name) => `fechou a mesa de uma denúncia sobre ${name}`,
      done: (name) => `encerrou uma denúncia sobre ${name}`,
      lift: (name, kind) =>
        `levantou a sanção a ${name}: ${kind in kinds ? kinds[kind as keyof typeof kinds] : kind}`,
    },
  },
};
