import type { NoticeTexts } from '../../page/club/notices.ts';

const withOthers = (others: string) => (others === '' ? '' : ` com ${others}`);

export const texts: NoticeTexts = {
  messages: {
    'your-turn': (game, others) => `É a tua vez em ${game}${withOthers(others)}.`,
    'game-over': (game, others) => `A tua partida de ${game}${withOthers(others)} acabou.`,
    invited: (game, by) =>
      by === ''
        ? `Tens um convite para uma partida de ${game}.`
        : `${by} convida-te para uma partida de ${game}.`,
    rematch: (game, by) =>
      by === '' ? `Há uma desforra de ${game} à tua espera.` : `${by} quer a desforra de ${game}.`,
    until: (time) => `Tens até ${time}.`,
    several: (count) => `${count} avisos das tuas mesas`,
    more: (count) => (count === 1 ? 'e mais um' : `e mais ${count}`),
    test: 'Isto é um teste: os avisos do Paddock chegam aqui.',
    why: 'Recebes este e-mail porque pediste ao Paddock que te avisasse das tuas partidas.',
    stop: (link) => `Não receber mais e-mails: ${link}`,
    change: (link) => `Escolher os avisos: ${link}`,
    confirmSubject: 'Este endereço é teu?',
    confirmText: (name, link) =>
      `${name} quer que o Paddock envie para este endereço avisos sobre as suas partidas.\n\nSe és tu, confirma aqui nos próximos dois dias:\n${link}\n\nSe não, não faças nada: não chega mais nenhum.`,
  },
  title: 'Avisos',
  lead: 'O Paddock pode avisar-te quando é a tua vez, quando uma partida acaba e quando alguém quer jogar contigo. Nunca te avisa de uma mesa que estejas a ver.',
  push: {
    title: 'Este navegador',
    text: 'Avisos neste dispositivo, mesmo com a página fechada.',
    turnOn: 'Avisar-me neste dispositivo',
    here: 'este dispositivo',
    device: (service, day) => `Um navegador (${service}), desde ${day}`,
    needsHttps:
      'Os navegadores só aceitam avisos de um site com https, ou no próprio computador do servidor. Este endereço não é nem uma coisa nem outra.',
    unsupported:
      'Este navegador não consegue mostrar avisos. Num iPhone ou iPad, põe primeiro o Paddock no ecrã principal.',
    denied: 'Os avisos deste site foram recusados neste navegador. Podes mudar isso nas definições dele.',
    failed: 'O serviço de avisos do navegador não respondeu. Tenta mais tarde.',
  },
  mail: {
    title: 'E-mail',
    text: 'Enviamos uma mensagem com um link para confirmares que o endereço é teu.',
    notOffered: 'O anfitrião deste servidor não configurou o envio de e-mails.',
    address: 'O teu endereço',
    save: 'Enviar o link',
    unconfirmed: 'Ainda por confirmar: abre o link na mensagem que enviámos.',
    confirmed: 'Confirmado',
    stopped:
      'As nossas mensagens foram devolvidas e deixámos de as enviar. Escreve o endereço outra vez para voltar a tentar.',
  },
  webhook: {
    title: 'Webhook',
    text: 'Um endereço que recebe os nossos avisos em JSON, como um webhook do Discord ou do Slack.',
    url: 'O URL',
    add: 'Adicionar',
    test: 'Enviar um teste',
    tested: 'Chegou.',
    stopped:
      'Não aceitava os nossos avisos e deixámos de os enviar. Adiciona-o outra vez para voltar a tentar.',
    secret: 'Segredo da assinatura',
    secretText: 'Assina os avisos, como o Standard Webhooks descreve.',
  },
  remove: 'Remover',
  choices: {
    title: 'O quê e por onde',
    kind: 'Aviso',
    kinds: {
      'your-turn': 'É a minha vez',
      'game-over': 'Uma partida acabou',
      invited: 'Convidaram-me',
      rematch: 'Uma desforra',
    },
    channels: { push: 'Navegador', mail: 'E-mail', webhook: 'Webhook' },
    none: 'Para receberes avisos, ativa pelo menos um dos meios acima.',
  },
  quiet: {
    title: 'Horas de silêncio',
    text: 'Os avisos esperam até essas horas passarem. Se entretanto já tiveres jogado, não chegam.',
    on: 'Sem avisos durante a noite',
    from: 'Das',
    until: 'Às',
    zone: 'Fuso horário',
  },
  saved: 'Guardado',
  needsName: 'Escolhe primeiro um nome, para sabermos quem avisar.',
  confirm: {
    title: 'Confirmar o teu endereço',
    text: 'A partir daí, os avisos chegam a este endereço.',
    yes: 'Sim, o endereço é meu',
    done: 'Confirmado. Podes fechar esta página.',
  },
  unsubscribe: {
    title: 'Não receber mais e-mails',
    text: 'O Paddock esquece o teu endereço. Podes voltar a escrevê-lo quando quiseres.',
    yes: 'Parar os e-mails',
    done: 'Feito. Não chega mais nenhum e-mail.',
  },
  settings: 'Todos os meus avisos',
  problems: {
    'bad-subscription': 'O navegador deu-nos uma subscrição que não funciona.',
    'mail-not-offered': 'O anfitrião deste servidor não configurou o envio de e-mails.',
    'no-such-channel': 'Já não existe.',
    'no-such-link': 'Este link não funciona, ou deixou de funcionar.',
    'webhook-failed': 'O teste não foi aceite. Confirma o URL e tenta outra vez.',
    'webhook-not-allowed':
      'Este URL não é permitido: tem de começar por https:// e estar acessível na Internet.',
  },
};
