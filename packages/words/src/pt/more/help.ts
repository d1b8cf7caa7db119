import type { HelpTexts } from '../../page/help/help.ts';

export const help: HelpTexts = {
  title: 'Ajuda',
  asked: 'Neste momento',
  waiting: 'Agora não tens nada a fazer: é outra pessoa que escolhe.',
  rule: 'A regra',
  keys: 'Teclas que servem agora',
  readRules: 'Ler as regras',
  rules: 'Regras',
  backToGame: 'Voltar ao jogo',
  questions: 'Perguntas',
  nearest: 'Querias dizer:',
  close: 'Fechar',
  sound: {
    title: 'Som',
    on: 'Som',
    volume: 'Volume',
    vibration: 'Vibrar',
    vibrationText:
      'No telemóvel: quando é a tua vez e quando um carro fica preso. Nunca com movimento reduzido.',
    hidden: 'Avisar-me noutro separador',
    hiddenText: 'Um toque breve quando é a tua vez, mesmo com esta página escondida.',
  },
  keyNames: { enter: 'Enter', escape: 'Esc', space: 'Espaço', shift: 'Shift' },
};
