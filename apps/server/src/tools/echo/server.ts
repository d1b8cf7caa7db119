import { WebSocketServer } from 'ws';

/** Sends back what it is sent, and nothing else: what the network and the event loop cost by themselves. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => socket.on('message', (data: Buffer) => socket.send(data.toString())));
server.on('listening', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
});
