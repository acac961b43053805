import { TextDecoder, TextEncoder } from 'node:util';

// React's server renderer wants them, jsdom has none.
Object.assign( globalThis, { TextDecoder, TextEncoder } );
