/**
 * Node's HTTP. To `import` a built-in module evaluates all that it offers, which here is WebSocket, and so the whole of undici: 40 ms of every start
 * (https://github.com/nodejs/node/issues/59686). To take it as CommonJS does evaluates what is used.
 */
export const http = process.getBuiltinModule('node:http');
